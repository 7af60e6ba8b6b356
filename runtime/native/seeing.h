/* What a seat sees, as numbers or as a digest: as runtime/following.py. */
#ifndef RULEWRIGHT_SEEING_H
#define RULEWRIGHT_SEEING_H

#include "rulewright.h"

typedef struct { int32_t kind, source, width, count, out, values, stride, turned; } rw_step;
enum { RW_NUMBERS, RW_BITS, RW_PLACES, RW_MEMBERS, RW_TURNED, RW_ADD_BITS, RW_ADD_BYTES, RW_ADD_NUMBER, RW_PUT_SUM, RW_SPAN };

RW_INLINE int64_t rw_number_at(const uint8_t *at, int width) {
    uint64_t x = 0;
    switch (width) {
        case 1: return *at;
        case -1: return (int8_t)*at;
        case 2: memcpy(&x, at, 2); return (int64_t)x;
        case -2: memcpy(&x, at, 2); return (int16_t)x;
        case 4: memcpy(&x, at, 4); return (int64_t)x;
        case -4: memcpy(&x, at, 4); return (int32_t)x;
    }
    memcpy(&x, at, 8);
    return (int64_t)x;
}
/* Up to 64 bits from a bit on; what lies before and behind them in memory is not read. */
RW_INLINE uint64_t rw_bits_at(const uint8_t *data, int64_t first, int count) {
    uint64_t found = 0;
    const uint8_t *at = data + first / 8;
    int shift = (int)(first % 8), bytes = (shift + count + 7) / 8;
    memcpy(&found, at, bytes > 8 ? 8 : (size_t)bytes);
    found >>= shift;
    if (bytes > 8) found |= (uint64_t)at[8] << (64 - shift);
    return count == 64 ? found : found & (((uint64_t)1 << count) - 1);
}
RW_INLINE void rw_put(void *out, int width, int64_t at, int64_t value) {
    if (width == 1) ((int8_t *)out)[at] = (int8_t)value;
    else if (width == 2) ((int16_t *)out)[at] = (int16_t)value;
    else ((int32_t *)out)[at] = (int32_t)value;
}
RW_INLINE int rw_turn_back(int64_t value, int by, int n) {
    int at = (int)((value - 1 - by) % n);
    return at < 0 ? at + n : at;
}
RW_LATE int64_t rw_added(const uint8_t *data, const rw_step *s) {
    int64_t sum = 0;
    if (s->kind == RW_ADD_BITS)
        for (int i = 0; i < s->count; i += 64) sum += rw_size(rw_bits_at(data, s->source + i, s->count - i < 64 ? s->count - i : 64));
    else if (s->kind == RW_ADD_BYTES)
        for (int i = 0; i < s->count; i++) sum += data[s->source + i];
    else sum = rw_number_at(data + s->source, s->width);
    return sum;
}
RW_LATE void rw_observe(const uint8_t *data, const rw_step *steps, int n, void *out, int width) {
    int64_t sum = 0, value;
    for (const rw_step *s = steps; s < steps + n; s++) {
        int each = s->width < 0 ? -s->width : s->width;
        switch (s->kind) {
            case RW_NUMBERS:
                for (int i = 0; i < s->count; i++) rw_put(out, width, s->out + i, rw_number_at(data + s->source + i * each, s->width));
                break;
            case RW_BITS:
                for (int i = 0; i < s->count; i += 64) {
                    int k = s->count - i < 64 ? s->count - i : 64;
                    uint64_t bits = rw_bits_at(data, s->source + i, k);
                    for (; bits; bits &= bits - 1) rw_put(out, width, s->out + i + rw_lowest(bits), 1);
                }
                break;
            case RW_PLACES:
                for (int i = 0; i < s->count; i++)
                    if ((value = rw_number_at(data + s->source + i * each, s->width)) > 0)
                        rw_put(out, width, s->out + i + (int64_t)rw_turn_back(value, s->turned, s->values) * s->stride, 1);
                break;
            case RW_MEMBERS:
                for (int i = 0; i < (int)rw_number_at(data + s->stride, 2); i++)
                    if ((value = rw_number_at(data + s->source + i * each, each)) < s->values) rw_put(out, width, s->out + value, 1);
                break;
            case RW_TURNED:
                for (int i = 0; i < s->count; i++)
                    if ((value = rw_number_at(data + s->source + i * each, s->width)) > 0)
                        rw_put(out, width, s->out + i, rw_turn_back(value, s->turned, s->values) + 1);
                break;
            case RW_PUT_SUM: rw_put(out, width, s->out, sum); sum = 0; break;
            default: sum += rw_added(data, s);
        }
    }
}
RW_INLINE void rw_feed(uint64_t *lanes, uint64_t word) {
    lanes[0] = (lanes[0] ^ word) * 0x9E3779B97F4A7C15ULL;
    lanes[0] ^= lanes[0] >> 32;
    lanes[1] = (lanes[1] + word) * 0xBF58476D1CE4E5B9ULL;
    lanes[1] ^= lanes[1] >> 29;
}
RW_LATE void rw_feed_bytes(uint64_t *lanes, const uint8_t *at, int count) {
    for (; count > 0; at += 8, count -= 8) {
        uint64_t word = 0;
        memcpy(&word, at, count < 8 ? (size_t)count : 8);
        rw_feed(lanes, word);
    }
}
RW_LATE void rw_digest(const uint8_t *data, const rw_step *steps, int n, uint64_t *lanes) {
    int64_t sum = 0;
    for (const rw_step *s = steps; s < steps + n; s++) switch (s->kind) {
        case RW_SPAN: rw_feed_bytes(lanes, data + s->source, s->count); break;
        case RW_BITS:
            for (int i = 0; i < s->count; i += 64) rw_feed(lanes, rw_bits_at(data, s->source + i, s->count - i < 64 ? s->count - i : 64));
            break;
        case RW_PUT_SUM: rw_feed(lanes, (uint64_t)sum); sum = 0; break;
        default: sum += rw_added(data, s);
    }
}

#endif
