import { blend, type Color, fade, readColor, white } from '../../../page/paint/color.ts';
import { isGlyph, isWritten } from '../../../page/paint/painted-pseudos.ts';
import type { Scene } from '../../../page/paint/read-scene.ts';
import type { SceneNode } from '../../../page/paint/scene-node.ts';
import { safe } from '../../../page/safe.ts';
import { enoughForMarks, lowestContrast } from '../text-contrast.ts';
import { enough, enoughDisabled, isDisabled, raiseTextContrast, setColor } from './raise-contrast.ts';

/** Strengthens text in `::before` and `::after` like other text, on backgrounds that may have been shifted already. */
export function strengthenPseudos(
  scene: Scene,
  written: ReadonlyMap<Element, readonly string[]>,
): Map<string, Map<Element, string>> {
  const found = new Map<string, Map<Element, string>>();
  for (const [element, pseudos] of written) {
    const node = scene.nodes.get(element);
    if (!node || node.uncertain || node.opacity < 0.05) continue;
    for (const pseudo of pseudos) {
      const css = improve(scene, node, getComputedStyle(element, pseudo));
      if (css) found.set(pseudo, (found.get(pseudo) ?? new Map()).set(element, css));
    }
  }
  return found;
}

function improve(scene: Scene, node: SceneNode, style: CSSStyleDeclaration): string {
  const { element } = node;
  const isIcon = isGlyph(style.content);
  if (!isWritten(style)) return '';
  // Text may be written on top of a positioned icon.
  if (isIcon && node.detached) return '';
  const backdrop = scene.backdrop({ element, node });
  const own = readColor(style.backgroundColor);
  const foreground = readColor(style.getPropertyValue('-webkit-text-fill-color') || style.color);
  if (!own || !foreground || style.backgroundImage !== 'none') return '';
  const isOnOwn = own[3] > 0.99;
  if (!isOnOwn && (backdrop.picture || !isInside(node, style))) return '';
  const backdrops: Color[] = isOnOwn ? [own] : backdrop.colors.map((color) => blend(own, color));
  const seen = fade(foreground, node.opacity * Number(style.opacity));
  const goal = isDisabled(element) ? enoughDisabled : isIcon ? enoughForMarks : enough;
  if (seen[3] < 0.05 || lowestContrast([seen], { ...backdrop, colors: backdrops }) >= goal) return '';
  const stronger = raiseTextContrast(blend(seen, backdrops[0] ?? white), backdrops, goal);
  return stronger ? `${setColor(stronger)}opacity:1!important;` : '';
}

/** A positioned pseudo-element is on its element's background only where it overlaps it. */
function isInside({ element, style: its }: SceneNode, style: CSSStyleDeclaration): boolean {
  if (!/absolute|fixed/.test(style.position)) return true;
  const { clientWidth, clientHeight } = safe(element);
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(Number.parseFloat) as [
    number,
    number,
    number,
    number,
  ];
  return (
    its.position !== 'static' &&
    left >= -1 &&
    top >= -1 &&
    left + width <= clientWidth + 1 &&
    top + height <= clientHeight + 1
  );
}
