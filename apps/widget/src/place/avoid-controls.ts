import { safe } from '../page/safe.ts';
import { fromDocument } from '../page/safe-document.ts';
import type { Loader } from '../settings/parts.ts';

const controls = 'a,button,input,select,textarea,summary,iframe,[role=button],[role=link],[tabindex]';

/**
 * Moves the button up past controls of the page that stay in its place, one above the other, but no higher than the
 * middle of the window. It comes back when they have gone.
 */
export function avoidControls({ host, button }: Loader): void {
  button.style.bottom = '';
  for (let step = 0; step < 5; step++) {
    const { x, y, width, height } = button.getBoundingClientRect();
    // Its middle, and four points of its round edge.
    const points = [0.5, 0.15, 0.85].flatMap((across) =>
      [0.5, 0.15, 0.85].map((down) => [x + width * across, y + height * down] as const),
    );
    const covered = points
      .flatMap((point) => safe(document).elementsFromPoint(...point))
      .filter((element) => element !== host && safe(element).matches(controls) && staysInPlace(element));
    if (!covered[0]) return;
    const top = Math.min(...covered.map((element) => safe(element).getBoundingClientRect().top));
    button.style.bottom = `min(50vh,${innerHeight - top + 8}px)`;
  }
}

/** What scrolls inside a frame of the page passes by like anything else; where nothing scrolls, all stays. */
function staysInPlace(element: Element): boolean {
  for (let one: Element | null = element; one; one = safe(one).parentElement) {
    const { position, overflowY } = getComputedStyle(one);
    if (one !== element && /auto|scroll/.test(overflowY) && safe(one).scrollHeight > safe(one).clientHeight)
      return false;
    if (/fixed|sticky/.test(position)) return true;
  }
  return fromDocument('documentElement').scrollHeight <= innerHeight;
}
