import { someInOthers } from './some-in-others.ts';
import type { Visitor } from './visitor.ts';

/** As they are stored. */
export const modes = ['dark', 'light', 'own'] as const;
export type Mode = (typeof modes)[number];

/**
 * Light is dark with the colors exchanged, by the same rules: it is tried in one engine. Of the other two, where `only` says
 * so, each page is tried in one of them in the engines beside Chromium, so that every page and both modes are seen in each.
 */
export const modesIn = (visitor: Visitor, only: readonly Mode[] = ['dark', 'own']): readonly Mode[] =>
  someInOthers(visitor, modes, only);

/** Opens a page as a visitor finds it who chose a mode earlier, and waits until all of it has been applied. */
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

/** What dark and light may lack is looked for after the next frame, in slices. */
export async function untilChecked(visitor: Visitor): Promise<void> {
  await visitor.driver.run(async () => {
    for (let turn = 0; turn < 15; turn++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
}

/** Until the rules that are made last are there, and nothing moves any more. */
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

/** Until the transitions of a change that was just made have ended, and the end has been drawn. */
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
