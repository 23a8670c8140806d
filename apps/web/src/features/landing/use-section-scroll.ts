import { SECTION_SCROLL_OFFSET_PX, TIMINGS } from '@evenway/contract';
import { useEffect } from 'react';

const FRAMES = 8;

/** Brings the section that the address names below the header, once the page has been laid out. */
export function useSectionScroll(): void {
  useEffect(() => {
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
  }, []);
}

function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  keepInPlace(section, FRAMES);
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** Sections above get their true height only when they come near, and not every browser makes up for that. */
function keepInPlace(section: HTMLElement, frames: number): void {
  const away = section.getBoundingClientRect().top - SECTION_SCROLL_OFFSET_PX;
  if (Math.abs(away) >= 1) window.scrollBy({ top: away, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => keepInPlace(section, frames - 1));
}
