import type { Root } from '../../page/adopt-sheet.ts';
import { elementsOfPage } from '../../page/elements-of-page.ts';
import { openShadowRoots } from '../../page/open-shadow-roots.ts';
import { create } from '../../page/safe-document.ts';
import type { Tool } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';
import { movingPictures } from './motion.ts';

/**
 * Moving pictures, which `motion` hides, are shown as a still of their first frame: drawn once and put in their place by a
 * style rule, so that the page's elements stay as they are. What may not be read (another origin), may not be shown (the
 * page's policy) or comes with a shadow root of its own later stays hidden and keeps its place.
 */
export const freezePictures: Tool = ({ loader }) => {
  const sheet = new CSSStyleSheet({ media: 'screen' });
  const stills = new Map<string, string>();
  let isOver = false;
  let queue = Promise.resolve();
  const see = (image: unknown) => {
    if (!(image instanceof HTMLImageElement) || !image.matches(movingPictures)) return;
    queue = queue.then(() => freeze(image)).catch(() => undefined);
  };
  const freeze = async (image: HTMLImageElement) => {
    const source = image.getAttribute('src') ?? '';
    if (isOver || stills.has(source) || !image.complete || !image.naturalWidth) return;
    stills.set(source, '');
    const url = URL.createObjectURL(await drawStill(image));
    if (isOver) return URL.revokeObjectURL(url);
    stills.set(source, url);
    try {
      await tryPicture(url);
    } catch {
      // The page's policy forbids such pictures: one try tells.
      isOver = true;
      return;
    }
    if (!isOver)
      sheet.insertRule(
        `img[src][src=${JSON.stringify(source)}]${above}{content:url(${url})!important;opacity:1!important}`,
      );
  };
  const listen = (event: Event) => see(event.target);
  const options = { capture: true, passive: true };
  const trees: Root[] = [document, ...openShadowRoots(elementsOfPage())];
  for (const tree of trees) {
    loader.adoptSheet(tree, sheet, true);
    for (const image of tree.querySelectorAll(movingPictures)) see(image);
    tree.addEventListener('load', listen, options);
  }
  return () => {
    isOver = true;
    for (const tree of trees) {
      tree.removeEventListener('load', listen, options);
      loader.adoptSheet(tree, sheet, false);
    }
    for (const url of stills.values()) URL.revokeObjectURL(url);
  };
};

/** A canvas draws the first frame; it refuses what it may not read. */
function drawStill(image: HTMLImageElement): Promise<Blob> {
  const canvas = create('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject())));
}

function tryPicture(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  return picture.decode();
}
