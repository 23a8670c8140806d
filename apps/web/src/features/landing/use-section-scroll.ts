import { SECTION_SCROLL_OFFSET_PX, TIMINGS } from '@evenway/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the section that the address names below the header, once the page has been laid out. */
export function useSectionScroll(): void {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same link again scrolls there again.
  useEffect(() => {
    if (hash === '') return;
    const timer = setTimeout(() => scrollToSection(decodeURIComponent(hash.slice(1))), TIMINGS.sectionScrollDelay);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  const top = section.getBoundingClientRect().top + window.scrollY - SECTION_SCROLL_OFFSET_PX;
  window.scrollTo({ top });
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
