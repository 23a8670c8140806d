import { readFragment } from '../../lib/read-fragment.ts';
import { TIMINGS } from '../../platform/timings.ts';

/** How much of a section the header covers after scrolling to it. */
const SECTION_SCROLL_OFFSET_PX = 80;

/** Scrolls to the section in the URL, now and whenever it changes. Returns a function that stops it. */
export function followSections(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scrollSoon = () => {
    clearTimeout(timer);
    const id = readFragment(window.location.hash);
    if (id !== '') timer = setTimeout(() => scrollToSection(id), TIMINGS.sectionScrollDelay);
  };
  scrollSoon();
  window.addEventListener('hashchange', scrollSoon);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('hashchange', scrollSoon);
  };
}

function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  const top = section.getBoundingClientRect().top + window.scrollY - SECTION_SCROLL_OFFSET_PX;
  window.scrollTo({ top });
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
