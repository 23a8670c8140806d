import { safe } from '../page/safe.ts';
import { fromDocument } from '../page/safe-document.ts';
import type { Loader } from '../settings/parts.ts';

const controls = 'a,button,input,select,textarea,summary,iframe,[role=button],[role=link],[tabindex]';

/**
 * Moves the button up past fixed controls of the page, but no higher than the middle of the window; if they reach that
 * far, beside them. It moves back when they are gone.
 */
export function avoidControls({ host, button }: Loader): void {
  const { style } = button;
  const covered = () => boxesUnder(button, host);
  style.bottom = style.translate = '';
  for (let step = 0; step < 5; step++) {
    const boxes = covered();
    if (!boxes[0]) return;
    style.bottom = `min(50vh,${innerHeight - Math.min(...boxes.map(({ top }) => top)) + 8}px)`;
  }
  const highest = style.bottom;
  // Its usual position, written out: having one marks it as moved.
  style.bottom = 'var(--y)';
  const { left, right } = button.getBoundingClientRect();
  const boxes = covered();
  const shift =
    left + right < innerWidth
      ? Math.max(...boxes.map((box) => box.right)) - left + 8
      : Math.min(...boxes.map((box) => box.left)) - right - 8;
  if (Math.abs(shift) < innerWidth / 2) style.translate = `${shift}px`;
  if (!covered()[0]) return;
  style.translate = '';
  style.bottom = highest;
}

/** Controls under its middle, and under four points of its round edge. */
function boxesUnder(button: HTMLElement, host: Element): DOMRect[] {
  const { x, y, width, height } = button.getBoundingClientRect();
  const shares = [0.5, 0.15, 0.85];
  return shares
    .flatMap((across) =>
      shares.flatMap((down) => safe(document).elementsFromPoint(x + width * across, y + height * down)),
    )
    .filter((element) => element !== host && safe(element).matches(controls) && staysInPlace(element))
    .map((element) => safe(element).getBoundingClientRect());
}

/** What scrolls inside a frame of the page moves past like anything else; where nothing scrolls, everything stays. */
function staysInPlace(element: Element): boolean {
  for (let one: Element | null = element; one; one = safe(one).parentElement) {
    const { position, overflowY } = getComputedStyle(one);
    if (one !== element && /auto|scroll/.test(overflowY) && safe(one).scrollHeight > safe(one).clientHeight)
      return false;
    if (/fixed|sticky/.test(position)) return true;
  }
  return fromDocument('documentElement').scrollHeight <= innerHeight;
}
