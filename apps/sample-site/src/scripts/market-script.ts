/** A page within the page: views that are created when chosen, and a list that grows while scrolling. */
export const MARKET_SCRIPT = `
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
    const stall = stalls.find(({ id }) => '#' + id === location.hash) ?? stalls[0];
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
      entry.append(words, make('small', who + ' · ' + list.dataset.number + ' ' + (LAST - number)));
      list.append(entry);
    }
  };
  add();
  const end = document.querySelector('[data-guestbook-end]');
  const watcher = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting) || list.children.length >= LAST) return;
    add();
    // Observed again, so that it continues while the end is still in view.
    watcher.unobserve(end);
    watcher.observe(end);
  }, { rootMargin: '200px' });
  watcher.observe(end);
})();
`;
