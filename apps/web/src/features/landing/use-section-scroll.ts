import { useEffect } from 'react';
import { followSections } from './follow-sections.ts';

/** Brings the section that the address names below the header, once the page has been laid out. */
export function useSectionScroll(): void {
  useEffect(followSections, []);
}
