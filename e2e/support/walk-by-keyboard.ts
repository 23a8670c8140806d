import { expect, type Page } from '@playwright/test';

export interface Stop {
  readonly name: string;
  /** Something covers its middle. */
  readonly isHidden: boolean;
  /** The focus is not visible. */
  readonly isUnmarked: boolean;
  /** Its index among everything that Tab should reach; -1 if it is not among them. */
  readonly place: number;
}

const REACHABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** Presses Tab until the page ends, or up to the limit. */
export async function walk(page: Page, limit = 200): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < limit) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((reachable) => {
      const own = document.activeElement as HTMLInputElement | null;
      if (own === null || own === document.body) return null;
      const { x, y, width, height } = own.getBoundingClientRect();
      const above = document.elementFromPoint(x + width / 2, Math.max(y + Math.min(height, innerHeight - y) / 2, 1));
      const around = own.labels?.[0] ?? own;
      const name = own.getAttribute('aria-label') ?? around.textContent ?? '';
      const isMarked = (element: Element) => {
        // Its last stop is a native button of the browser, which has the ring instead.
        if (element.matches('input[type=date]:not(:focus-visible)')) return true;
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      };
      return {
        name: name.replace(/\s+/g, ' ').trim(),
        isHidden: above === null || !(around.contains(above) || above.contains(own)),
        isUnmarked: ![own, around, own.parentElement].some((element) => element && isMarked(element)),
        place: [...document.querySelectorAll(reachable)].indexOf(own),
      };
    }, REACHABLE);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

export const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name);

/** Tab reaches every control of the page once, in the order of its content, and its focus is always visible. */
export async function expectReachableByKeyboard(page: Page, what: string): Promise<void> {
  await page.evaluate(() => {
    // The browser continues from where the focus was last, even if nothing has it any more.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  });
  const stops = await walk(page);
  const places = stops.map(({ place }) => place);
  expect(places, `${what}: order of ${namesOf(stops).join(', ')}`).toEqual([...places].sort((a, b) => a - b));
  expect(namesOf(stops.filter(({ isHidden }) => isHidden)), `${what}: covered`).toEqual([]);
  expect(namesOf(stops.filter(({ isUnmarked }) => isUnmarked)), `${what}: without a focus mark`).toEqual([]);
  expect(await listMissed(page, places), `${what}: not reached`).toEqual([]);
}

/** Tab reaches one radio button of a group. */
function listMissed(page: Page, places: readonly number[]): Promise<string[]> {
  return page.evaluate(
    ([reachable, reached]) => {
      const all = [...document.querySelectorAll<HTMLInputElement>(reachable)];
      const groups = new Set(
        reached.map((place) => all[place]).flatMap((one) => (one?.type === 'radio' ? one.name : [])),
      );
      return all
        .filter((one, place) => {
          if (reached.includes(place) || one.tabIndex < 0 || one.matches(':disabled') || one.closest('[inert]'))
            return false;
          if (one.type === 'radio' && groups.has(one.name)) return false;
          return one.checkVisibility({ visibilityProperty: true });
        })
        .map((one) => one.outerHTML.slice(0, 120));
    },
    [REACHABLE, places] as const,
  );
}
