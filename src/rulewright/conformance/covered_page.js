document.querySelectorAll('.game').forEach(game => {
  const titles = JSON.parse(game.querySelector('script').textContent), who = game.querySelector('.who');
  const list = (name, some) => some.length ? `<p>${name}</p><ul>${some.map(n => `<li>${titles[n]}</li>`).join('')}</ul>` : '';
  const tell = (what, one) => {
    const decides = JSON.parse(one.dataset.b), met = JSON.parse(one.dataset.a).filter(n => !decides.includes(n));
    who.innerHTML = `<b></b>${one.dataset.r ? `<br><i></i>` : ''}` + (list('decides in', decides) + list('met in', met) || '<p>no scenario</p>');
    who.querySelector('b').textContent = what; if (one.dataset.r) who.querySelector('i').textContent = one.dataset.r;
  };
  const light = some => { game.querySelectorAll('.lit').forEach(x => x.classList.remove('lit')); some.forEach(x => x.classList.add('lit')) };
  game.querySelectorAll('[data-a]').forEach(one => one.addEventListener('click', () => {
    tell(one.dataset.t, one);
    const ids = (one.dataset.i || '').split(' ').filter(Boolean);
    const same = [...game.querySelectorAll('[data-i]')].filter(x => x.dataset.i.split(' ').some(i => ids.includes(i)));
    light([one, ...same]);
    const other = same.find(x => x.parentNode !== one.parentNode);
    if (other) other.scrollIntoView({ block: 'nearest' });
  }));
});
