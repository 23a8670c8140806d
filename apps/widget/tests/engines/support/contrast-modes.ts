import { sampleOf } from './some-in-others.ts';
import type { Visitor } from './visitor.ts';

/** As stored. */
export const modes = ['dark', 'light', 'own'] as const;
export type Mode = (typeof modes)[number];

/**
 * `sample` in Chromium and `others` in the other engines, all modes in a full run. Light uses the same rules as dark with
 * the colors exchanged, so one page of a case is enough for it.
 */
export const modesIn = (
  visitor: Visitor,
  others: readonly Mode[] = [],
  sample: readonly Mode[] = ['dark', 'own'],
): readonly Mode[] => sampleOf(visitor, modes, sample, others);

/** Opens a page for a visitor who chose a mode earlier, and waits until it is fully applied. */
export async function visitIn(
  visitor: Visitor,
  page: string,
  mode: Mode | '',
  more: Record<string, string> = {},
): Promise<void> {
  if (!mode) return visitor.visit(page);
  await visitor.visit(page, { settings: { contrast: mode, ...more } });
  await untilApplied(visitor);
  await untilChecked(visitor);
}

/** What dark and light may miss is checked after the next frame, in slices. */
export async function untilChecked(visitor: Visitor): Promise<void> {
  await visitor.driver.run(async () => {
    for (let turn = 0; turn < 15; turn++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
}

/** Until the last rules are applied, and nothing moves. */
export async function untilApplied(visitor: Visitor): Promise<void> {
  await visitor.until(
    () =>
      document.adoptedStyleSheets.some((sheet) =>
        [...sheet.cssRules].some((rule) => rule.cssText.startsWith(':focus-visible:not(#_ew')),
      ),
    true,
  );
  await visitor.driver.run(() => new Promise((done) => setTimeout(done, 150)));
  await untilStill(visitor);
}

/** Until the transitions of the last change have ended and been drawn. */
export function untilStill({ driver }: Visitor): Promise<void> {
  return driver.run(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await frame();
    await Promise.all(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished.catch(() => undefined)),
    );
    await frame();
  });
}
