import type { Scene } from '../../../page/paint/read-scene.ts';
import type { SceneNode } from '../../../page/paint/scene-node.ts';
import { rulesForElements } from '../../../page/rules/rules-for-elements.ts';
import { safe } from '../../../page/safe.ts';
import { findAll } from '../../../page/safe-document.ts';
import { topmost } from '../../engine/specificity.ts';
import { innerRingOf, type Ring, ringOf } from './focus-ring.ts';

const focusable =
  'a[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable],video[controls],audio[controls]';
const reach = 5;
/** A taller box is not a custom-drawn control. */
const tall = 120;

/**
 * Moves rings to where they are visible: inside if a container would clip them, around the visible substitute of a
 * hidden input, and around the blocks in an inline link, whose own box is an empty line.
 */
export function measureFocus(scene: Scene, all: readonly Element[], ring: Ring, page: Document): string {
  const inside = new Map<Element, string>();
  const around = new Map<Element, string>();
  const blocks = new Map<Element, string>();
  let labels = '';
  for (const element of findAll(focusable, page)) {
    const node = scene.nodes.get(element);
    if (!node) continue;
    if (isUnseenField(element, node)) {
      const [label] = (element as HTMLInputElement).labels ?? [];
      if (label && !safe(label).contains(element)) labels += ringOfLabel(element, ring);
      else {
        const drawn = label ?? holderOf(element);
        if (drawn)
          around.set(drawn, cuts(drawn, scene.nodes.get(drawn)?.parent ?? node) ? innerRingOf(ring) : ringOf(ring));
      }
    }
    if (node.style.display === 'inline' && holdsBlock(element)) blocks.set(element, ringOf(ring));
    if (node.parent?.clip && node.style.position !== 'fixed' && cuts(element, node.parent))
      inside.set(element, innerRingOf(ring));
  }
  return (
    rulesForElements(inside, all, `:focus-visible${topmost}`) +
    rulesForElements(around, all, `${within}${topmost}`) +
    rulesForElements(blocks, all, `:focus-visible${topmost}>*`) +
    labels
  );
}

/** Browsers without `:has()` cannot restrict this to visible focus. */
const within = CSS.supports('selector(:has(a))') ? ':has(:focus-visible)' : ':focus-within';

/** Whether an ancestor would clip a ring around the element. */
function cuts(element: Element, { clip }: SceneNode): boolean {
  if (!clip) return false;
  const { left, top, right, bottom, width } = safe(element).getBoundingClientRect();
  if (width === 0 || right < clip.left || left > clip.right) return false;
  return (
    left - reach < clip.left || top - reach < clip.top || right + reach > clip.right || bottom + reach > clip.bottom
  );
}

const holdsBlock = (element: Element): boolean => {
  const { firstElementChild: child } = safe(element);
  return child !== null && /^(block|flex|grid|flow-root|table|list-item)/.test(getComputedStyle(child).display);
};

/** Only fields: `display: none` cannot receive focus, and hidden links usually become visible with it. */
function isUnseenField(element: Element, { style, opacity }: SceneNode): boolean {
  if (!/^(input|select|textarea)$/.test(safe(element).localName) || style.display === 'none') return false;
  const { width, height } = safe(element).getBoundingClientRect();
  return width <= 2 || height <= 2 || opacity < 0.05 || style.clip !== 'auto' || style.clipPath !== 'none';
}

/** The nearest visible box around an input without a label. */
function holderOf(element: Element): Element | null {
  for (let at = safe(element).parentElement, steps = 0; at && steps < 3; at = safe(at).parentElement, steps++) {
    const { width, height } = safe(at).getBoundingClientRect();
    if (height > tall) return null;
    if (width > 8 && height > 8) return at;
  }
  return null;
}

/** For a label outside of the input: found by the input's id. */
function ringOfLabel(element: Element, ring: Ring): string {
  const { id } = safe(element);
  if (!id) return '';
  const css = `${topmost}{${ringOf(ring)}}`;
  const name = CSS.escape(id);
  return `#${name}:focus-visible~label[for="${name}"]${css}:root:has(#${name}:focus-visible) label[for="${name}"]${css}`;
}
