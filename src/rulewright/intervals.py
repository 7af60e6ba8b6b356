"""Intervals in which a true value lies, 19 times out of 20."""

from __future__ import annotations

import math
from statistics import fmean, stdev

Z = 1.96


def wilson(successes: float, count: int, z: float = Z) -> tuple[float, float]:
    """Of a share: Wilson's interval, which is right for few cases and for shares near 0 and 1."""
    if count == 0:
        return 0.0, 1.0
    share, square = successes / count, z * z
    middle = (share + square / (2 * count)) / (1 + square / count)
    reach = z / (1 + square / count) * math.sqrt(share * (1 - share) / count + square / (4 * count * count))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_within(values: list[float], z: float = Z) -> tuple[float, float, float]:
    """Of a mean: (low, mean, high); nothing is known of the width of fewer than two values."""
    if not values:
        return math.nan, math.nan, math.nan
    mean = fmean(values)
    reach = z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return mean - reach, mean, mean + reach


def difference_of_shares_within(differences: list[float], z: float = Z) -> tuple[float, float, float]:
    """Of the mean of what pairs of games differ by, each from -1 to 1: (low, mean, high). Agresti and Min's interval
    for matched pairs (2005), which counts two more pairs, half a one for each of the four ways that a pair can end: a
    few pairs that do not differ are no certainty."""
    if not differences:
        return math.nan, math.nan, math.nan
    count = len(differences) + 2
    middle = math.fsum(differences) / count
    squares = math.fsum(each * each for each in differences) + 1
    reach = z * math.sqrt((squares / count - middle * middle) / count)
    return middle - reach, fmean(differences), middle + reach
