// Shows what the operator announces above every screen, before anything below is painted, so that nothing moves. The
// server adds it to a page only while there is something to announce.
(() => {
  const KEY = 'dismissedAnnouncements';
  const TEXTS = {
    en: { announcements: 'Announcements', dismiss: 'Dismiss' },
    fr: { announcements: 'Annonces', dismiss: 'Masquer' },
  };
  const root = document.documentElement;
  const announced = JSON.parse(document.getElementById('evenway-announcements').textContent);
  let dismissed = readDismissed();
  const place = document.createElement('aside');
  document.currentScript.after(place);
  draw();
  // The application changes it when the reader chooses another language.
  new MutationObserver(draw).observe(root, { attributeFilter: ['lang'] });

  function draw() {
    const language = root.lang === 'fr' ? 'fr' : 'en';
    const shown = announced.filter(({ id }) => !dismissed.includes(id));
    place.hidden = shown.length === 0;
    place.setAttribute('aria-label', TEXTS[language].announcements);
    place.replaceChildren(...shown.map((one) => drawOne(one.id, one[language], TEXTS[language].dismiss)));
  }

  function drawOne(id, text, dismissLabel) {
    const row = element(
      'div',
      'flex items-start gap-3 border-info/40 border-b bg-info-surface py-3 ps-4 pe-2 sm:px-8 print:hidden',
    );
    const words = element('p', 'min-w-0 flex-1 py-0.5 pe-2 text-ink leading-normal wrap-anywhere');
    words.textContent = text;
    const button = element(
      'button',
      '-my-1.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-muted hover:text-ink',
    );
    button.type = 'button';
    button.setAttribute('aria-label', dismissLabel);
    button.append(cross());
    button.addEventListener('click', () => dismiss(id));
    row.append(words, button);
    return row;
  }

  function dismiss(id) {
    // Only what is still announced is kept, so that the list does not grow.
    dismissed = [...dismissed.filter((one) => announced.some((other) => other.id === one)), id];
    try {
      localStorage.setItem(KEY, JSON.stringify(dismissed));
    } catch {
      // Storage can be blocked: then it comes back with the next page.
    }
    draw();
    // The button that had the focus is gone.
    document.getElementById('main')?.focus();
  }

  function readDismissed() {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY));
      return Array.isArray(stored) ? stored : [];
    } catch {
      return [];
    }
  }

  function element(name, className) {
    const made = document.createElement(name);
    made.className = className;
    return made;
  }

  // The icon of the application's own banners.
  function cross() {
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const attributes = {
      viewBox: '0 0 24 24',
      class: 'size-5',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '2',
      'stroke-linecap': 'round',
      'aria-hidden': 'true',
    };
    for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value);
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', 'M18 6 6 18M6 6l12 12');
    icon.append(path);
    return icon;
  }
})();
