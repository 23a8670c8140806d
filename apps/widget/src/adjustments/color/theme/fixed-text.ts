import type { Backdrop } from '../../../page/paint/paint-order.ts';
import type { Text } from '../../../page/paint/read-scene.ts';
import type { SceneNode } from '../../../page/paint/scene-node.ts';
import { safe } from '../../../page/safe.ts';

/** Text whose fixed box had no background when measured: headers often get one after scrolling, and lose it again. */
const bare = new WeakSet<Element>();

/** The nearest fixed or sticky box around an element. */
export function fixedBox(node: SceneNode | null): SceneNode | null {
  return !node || /fixed|sticky/.test(node.style.position) ? node : fixedBox(node.parent);
}

/** Whether scrolling may move a picture behind a text. */
export function mayMeetPicture({ element, node }: Text, { painter }: Backdrop): boolean {
  const box = fixedBox(node);
  if (!box) return false;
  if (painter && safe(box.element).contains(painter.element))
    return painter.element === box.element && bare.has(element);
  bare.add(element);
  return true;
}
