import type { Scene } from '../../page/read-scene.ts';
import { rulesForElements } from '../../page/rules-for-elements.ts';
import { safe } from '../../page/safe.ts';
import { findAll } from '../../page/safe-document.ts';
import { above } from '../engine/specificity.ts';
import { innerRingOf, type Ring, ringOf } from './focus-ring.ts';

const focusable =
  'a[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable],video[controls],audio[controls]';
const reach = 5;

/** Rings that a container would cut off are drawn inside, and those of inputs nobody sees around their labels. */
export function measureFocus(scene: Scene, all: readonly Element[], ring: Ring, page: Document): string {
  const inside = new Map<Element, string>();
  let labels = '';
  for (const element of findAll(focusable, page)) {
    const place = scene.places.get(element);
    if (!place) continue;
    const [label] = (element as HTMLInputElement).labels ?? [];
    if (label && isUnseen(element, place.style)) labels += ringOfLabel(element, label, ring);
    const clip = place.parent?.clip;
    if (!clip || place.style.position === 'fixed') continue;
    const { left, top, right, bottom, width } = safe(element).getBoundingClientRect();
    if (width === 0 || right < clip.left || left > clip.right) continue;
    if (
      left - reach < clip.left ||
      top - reach < clip.top ||
      right + reach > clip.right ||
      bottom + reach > clip.bottom
    )
      inside.set(element, innerRingOf(ring));
  }
  return rulesForElements(inside, all, `:focus-visible${above}`) + labels;
}

function isUnseen(input: Element, style: CSSStyleDeclaration): boolean {
  const { width, height } = input.getBoundingClientRect();
  return (
    width <= 2 || height <= 2 || Number(style.opacity) < 0.05 || style.clip !== 'auto' || style.clipPath !== 'none'
  );
}

function ringOfLabel(input: Element, label: HTMLLabelElement, ring: Ring): string {
  const css = `${above}{${ringOf(ring)}}`;
  const name = CSS.escape(input.id);
  if (safe(label).contains(input)) return input.id ? `label:has(#${name}:focus-visible)${css}` : '';
  return input.id ? `#${name}:focus-visible~label[for="${name}"]${css}` : '';
}
