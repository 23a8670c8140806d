// As agencies write it: a carousel that advances by itself, a map that is drawn, motion that nobody asked for.
(() => {
  const count = document.querySelector('[data-basket-count]');
  const show = (number) => {
    count.textContent = number;
  };
  const read = () => Number(sessionStorage.getItem('maple-basket') || 0);
  show(read());
  document.addEventListener('click', (event) => {
    if (!event.target.closest('[data-add]')) return;
    sessionStorage.setItem('maple-basket', read() + 1);
    show(read());
  });

  const carousel = document.querySelector('[data-carousel]');
  if (!carousel) return;
  const slides = carousel.querySelector('.slides');
  const dots = [...carousel.querySelectorAll('.dot')];
  let current = 0;
  const go = (index) => {
    current = index % dots.length;
    slides.style.transform = `translateX(${-100 * current}%)`;
    for (const [at, dot] of dots.entries()) dot.classList.toggle('on', at === current);
  };
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => go(index));
  go(0);
  setInterval(() => go(current + 1), 3500);
})();

(() => {
  const form = document.querySelector('[data-order]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    form.querySelector('[data-order-status]').textContent = form.dataset.thanks;
  });

  const map = document.querySelector('[data-map]');
  if (!map) return;
  const pen = map.getContext('2d');
  const road = (width, color, ...points) => {
    pen.lineWidth = width;
    pen.strokeStyle = color;
    pen.lineJoin = pen.lineCap = 'round';
    pen.beginPath();
    for (const point of points) pen.lineTo(...point);
    pen.stroke();
  };
  const ground = () => {
    pen.fillStyle = '#efe7d8';
    pen.fillRect(0, 0, 360, 240);
    pen.fillStyle = '#cfe0b8';
    pen.fillRect(18, 150, 96, 70);
    pen.fillStyle = '#e2d4bd';
    for (const [x, y, w, h] of [
      [20, 20, 60, 44],
      [96, 16, 70, 50],
      [196, 18, 60, 46],
      [150, 100, 56, 40],
      [226, 96, 50, 46],
      [150, 162, 70, 52],
    ])
      pen.fillRect(x, y, w, h);
    road(26, '#a9cfe6', [300, 0], [316, 70], [296, 150], [322, 240]);
    road(13, '#fff', [0, 82], [360, 82]);
    road(9, '#fff', [130, 0], [130, 240]);
    road(9, '#fff', [0, 146], [286, 146]);
    road(9, '#fff', [240, 82], [240, 240]);
    pen.fillStyle = '#8d7c6b';
    pen.font = '11px Arial';
    pen.fillText('Maple Street', 16, 86);
    pen.fillText('Mill Lane', 160, 150);
  };
  const pin = (time) => {
    pen.fillStyle = 'rgba(200, 100, 59, .25)';
    pen.beginPath();
    pen.arc(186, 82, 14 + 6 * Math.sin(time / 300), 0, 7);
    pen.fill();
    pen.fillStyle = '#c8643b';
    pen.beginPath();
    pen.arc(186, 68, 11, 2.6, 6.8);
    pen.lineTo(186, 88);
    pen.fill();
  };
  const draw = (time) => {
    ground();
    pin(time);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
})();

(() => {
  const views = document.querySelector('[data-views]');
  if (!views) return;
  const make = (tag, text, className) => {
    const element = document.createElement(tag);
    element.textContent = text;
    if (className) element.className = className;
    return element;
  };
  const stalls = JSON.parse(views.dataset.stalls);
  const content = document.querySelector('[data-view-content]');
  const open = () => {
    const stall = stalls.find(({ id }) => `#${id}` === location.hash) ?? stalls[0];
    content.replaceChildren(make('h3', stall.title), make('p', stall.text));
    for (const link of views.children) link.classList.toggle('here', link.dataset.view === stall.id);
  };
  addEventListener('hashchange', open);
  open();

  const list = document.querySelector('[data-guestbook]');
  const entries = JSON.parse(list.dataset.entries);
  const LAST = 40;
  const add = () => {
    for (let step = 0; step < 5 && list.children.length < LAST; step++) {
      const number = list.children.length;
      const { text, who } = entries[number % entries.length];
      const entry = make('li', '', 'entry');
      const words = make('p', text);
      words.style.fontSize = '16px';
      entry.append(words, make('small', `${who} · ${list.dataset.number} ${LAST - number}`));
      list.append(entry);
    }
  };
  add();
  const end = document.querySelector('[data-guestbook-end]');
  const watcher = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting) || list.children.length >= LAST) return;
      add();
      // Observed again, so that it continues while the end is still in view.
      watcher.unobserve(end);
      watcher.observe(end);
    },
    { rootMargin: '200px' },
  );
  watcher.observe(end);
})();

(() => {
  document.querySelector('[data-ring]')?.addEventListener('click', () => {
    new Audio('/local/site/files/bell.wav').play().catch(() => undefined);
  });
  let context;
  document.querySelector('[data-timer]')?.addEventListener('click', () => {
    context ??= new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'square';
    tone.frequency.value = 880;
    volume.gain.value = 0.08;
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.6);
  });
})();

customElements.define(
  'bakery-hours',
  class extends HTMLElement {
    connectedCallback() {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'ul{margin:0;padding:0;list-style:none;font-size:14px;color:#bdaa97}li{padding:5px 0;border-bottom:1px dashed #5a4332}b{color:#f0c9a4;font-size:1rem}',
      );
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      const list = document.createElement('ul');
      for (const name of ['week', 'saturday', 'sunday']) {
        const [days, ...hours] = this.dataset[name].split(', ');
        const item = document.createElement('li');
        const label = document.createElement('b');
        label.textContent = days;
        item.append(label, ' ', hours.join(', '));
        list.append(item);
      }
      root.append(list);
    }
  },
);
