import { TIMINGS } from '../../platform/timings.ts';

/** What the header covers of a section that was scrolled to. */
const SECTION_SCROLL_OFFSET_PX = 80;

/** Scrolls to the section that the address names, now and whenever it names another. Returns how to stop. */
export function followSections(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scrollSoon = () => {
    clearTimeout(timer);
    const id = decodeURIComponent(window.location.hash.slice(1));
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
