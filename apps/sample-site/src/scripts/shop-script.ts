/** The basket's count, kept for the visit, and a carousel that advances by itself. */
export const SHOP_SCRIPT = `
(() => {
  const count = document.querySelector('[data-basket-count]');
  const show = (number) => { count.textContent = number; };
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
    slides.style.transform = 'translateX(' + -100 * current + '%)';
    dots.forEach((dot, at) => dot.classList.toggle('on', at === current));
  };
  dots.forEach((dot, index) => dot.addEventListener('click', () => go(index)));
  go(0);
  setInterval(() => go(current + 1), 3500);
})();
`;
