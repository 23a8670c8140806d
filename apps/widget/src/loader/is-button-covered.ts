import { fromDocument } from '../page/safe-document.ts';

/**
 * Whether something fixed lies under the button or blocks it. A modal dialog does so everywhere, because of its
 * backdrop; on a page that does not scroll, everything is fixed. True as well once the button has moved, since it may
 * move back.
 */
export function isButtonCovered(host: Element, button: HTMLElement): boolean {
  const { x, y } = button.getBoundingClientRect();
  return (
    !!button.style.bottom ||
    // Starts a check, which the part that moves the button can load.
    location.hash.includes('evenway-') ||
    fromDocument('documentElement').scrollHeight <= innerHeight ||
    // Above its middle, to include what sits higher and reaches under it.
    document
      .elementsFromPoint(x + 24, y + 16)
      .some((element) => element !== host && /fixed|sticky/.test(getComputedStyle(element).position))
  );
}
