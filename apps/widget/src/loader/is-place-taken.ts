import { fromDocument } from '../page/safe-document.ts';

/**
 * Whether something that stays where it is lies under the button or keeps visitors from it. A modal dialog does so
 * everywhere, because its backdrop belongs to it; on a page that does not scroll, everything stays. Also once the button has
 * moved: it may come back.
 */
export function isPlaceTaken(host: Element, button: HTMLElement): boolean {
  const { x, y } = button.getBoundingClientRect();
  return (
    !!button.style.bottom ||
    // Asks for a check, which the part that places the button knows of.
    location.hash.includes('evenway-') ||
    fromDocument('documentElement').scrollHeight <= innerHeight ||
    // Above its middle, where also what stands higher reaches under it.
    document
      .elementsFromPoint(x + 24, y + 16)
      .some((element) => element !== host && /fixed|sticky/.test(getComputedStyle(element).position))
  );
}
