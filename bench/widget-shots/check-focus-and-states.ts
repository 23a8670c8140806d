import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { changedPixels, type Picture } from './compare-pixels.ts';

/** What changed on the screen when one element took the focus or another state. */
export interface Change {
  readonly name: string;
  /** Pixels a 2 px outline around the element has. */
  readonly outline: number;
  readonly any: number;
  readonly strong: number;
}

interface Target {
  readonly name: string;
  readonly clip: { x: number; y: number; width: number; height: number };
  readonly outline: number;
}

const MOST = 8;

/** Focuses elements of the page like the keyboard, one of each look. */
export async function tryFocus(page: Page): Promise<Change[]> {
  await page.keyboard.press('Tab');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const count = await page.evaluate(collectFocusable, MOST);
  const changes: Change[] = [];
  for (let index = 0; index < count; index++) {
    const target = await page.evaluate(pointAt, index);
    if (!target) continue;
    const before = await picture(page, target);
    // A field may pass the focus on, for example to a dialog that it opens.
    const hasFocus = await page.evaluate((at) => {
      const element = window.shots.targets[at]?.element;
      element?.focus({ preventScroll: true });
      return document.activeElement === element;
    }, index);
    if (hasFocus) changes.push(changeOf(target, before, await picture(page, target), 2.9));
    await page.evaluate((at) => window.shots.targets[at]?.element.blur(), index);
  }
  return changes;
}

/** Toggles the state of controls and back, one of each look. */
export async function tryStates(page: Page): Promise<Change[]> {
  const count = await page.evaluate(collectStateful, MOST + 4);
  const changes: Change[] = [];
  for (let index = 0; index < count; index++) {
    const target = await page.evaluate(pointAt, index);
    if (!target) continue;
    const before = await picture(page, target);
    await page.evaluate((at) => window.shots.targets[at]?.toggle(), index);
    changes.push(changeOf(target, before, await picture(page, target), /disabled/.test(target.name) ? 1.5 : 2.7));
    await page.evaluate((at) => window.shots.targets[at]?.toggle(), index);
  }
  return changes;
}

async function picture(page: Page, { clip }: Target): Promise<Picture> {
  await page.evaluate(() => window.bench.quiet(40));
  return PNG.sync.read(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }));
}

function changeOf({ name, outline }: Target, before: Picture, after: Picture, ratio: number): Change {
  return { name, outline, ...changedPixels(before, after, ratio) };
}

declare global {
  interface Window {
    shots: { targets: { element: HTMLElement; name: string; toggle(): void }[] };
  }
}

function collectFocusable(most: number): number {
  const seen = new Set<string>();
  const targets: Window['shots']['targets'] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>(
    'a[href],button,input,select,textarea,[tabindex="0"],summary',
  )) {
    if (element.closest('evenway-widget') || element.matches(':disabled,[type=hidden]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const look = `${element.localName}.${element.className}.${element.getAttribute('type')}`;
    if (seen.has(look)) continue;
    seen.add(look);
    const text = element.textContent?.trim().slice(0, 20) ?? '';
    targets.push({
      element,
      name: `${element.localName}.${[...element.classList].join('.')} "${text}"`,
      toggle: () => undefined,
    });
  }
  // Spread over the page, not only at its top.
  const step = Math.max(1, targets.length / most);
  window.shots = {
    targets: Array.from(
      { length: Math.min(most, targets.length) },
      (_, at) => targets[Math.floor(at * step)] as (typeof targets)[0],
    ),
  };
  return window.shots.targets.length;
}

function collectStateful(most: number): number {
  const seen = new Set<string>();
  const targets: Window['shots']['targets'] = [];
  const add = (element: HTMLElement, state: string, toggle: () => void) => {
    const look = `${state} ${element.localName}.${element.className}.${element.getAttribute('type')}`;
    if (element.closest('evenway-widget') || seen.has(look)) return;
    seen.add(look);
    targets.push({ element, name: `${state} ${element.localName}.${[...element.classList].join('.')}`, toggle });
  };
  const attributes = new Map<Element, [string, string][]>();
  const stateMarkersOf = (element: Element) => {
    const its =
      attributes.get(element) ??
      ['aria-current', 'aria-selected'].flatMap((name): [string, string][] => {
        const value = element.getAttribute(name);
        return value && value !== 'false' ? [[name, value]] : [];
      });
    attributes.set(element, its);
    return its;
  };
  for (const box of document.body.querySelectorAll<HTMLInputElement>('[type=checkbox],[type=radio]'))
    add(box, 'checked', () => {
      box.checked = !box.checked;
    });
  for (const state of ['checked', 'selected', 'pressed', 'current', 'expanded', 'invalid'])
    for (const element of document.body.querySelectorAll<HTMLElement>(`[aria-${state}]`)) {
      const [name, value] = [`aria-${state}`, element.getAttribute(`aria-${state}`)];
      const other = value && value !== 'false' ? 'false' : 'true';
      add(element, name, () =>
        element.setAttribute(name, element.getAttribute(name) === other ? (value ?? '') : other),
      );
    }
  for (const name of ['active', 'is-invalid', 'is-valid', 'disabled', 'selected', 'is-active'])
    for (const element of document.body.querySelectorAll<HTMLElement>(`.${name}`))
      add(element, `.${name}`, () => {
        element.classList.toggle(name);
        // A state given by a class and an attribute ends only without both.
        for (const [attribute, value] of stateMarkersOf(element)) {
          if (element.classList.contains(name)) element.setAttribute(attribute, value);
          else element.removeAttribute(attribute);
        }
      });
  for (const field of document.body.querySelectorAll<HTMLInputElement>('button,input,select,textarea'))
    add(field, 'disabled', () => {
      field.disabled = !field.disabled;
    });
  window.shots = { targets: targets.slice(0, most) };
  return window.shots.targets.length;
}

/** Scrolls one of the collected elements into view and returns its position; null if it is not visible. */
async function pointAt(index: number): Promise<Target | null> {
  const target = window.shots.targets[index];
  if (!target) return null;
  const { element, name } = target;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await window.bench.quiet(20);
  const own = element.getBoundingClientRect();
  const { opacity, clip, clipPath } = getComputedStyle(element);
  const isTiny =
    own.width <= 2 || own.height <= 2 || opacity === '0' || clip.startsWith('rect(0') || clipPath.startsWith('inset(5');
  // A custom control is drawn by its label, or beside it.
  const drawn = isTiny ? (element.closest('label') ?? element.parentElement ?? element) : element;
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  const pad = /checked|selected/.test(name) ? 24 : 8;
  const [x, y] = [Math.max(0, left - pad), Math.max(0, top - pad)];
  const width = Math.min(innerWidth, right + pad, x + 600) - x;
  const height = Math.min(innerHeight, bottom + pad, y + 300) - y;
  if (width < 6 || height < 6 || right - left < 3) return null;
  // Collapsed, or covered by something else.
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!hit || !(drawn.contains(hit) || hit.contains(drawn) || hit.closest('label')?.contains(element))) return null;
  const [inWidth, inHeight] = [Math.min(right - left, width), Math.min(bottom - top, height)];
  return { name, clip: { x, y, width, height }, outline: 4 * (inWidth + inHeight) };
}
