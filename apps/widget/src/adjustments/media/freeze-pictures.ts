import type { Root } from '../../page/rules/adopt-sheet.ts';
import { safe } from '../../page/safe.ts';
import { create } from '../../page/safe-document.ts';
import type { Context } from '../engine/adjustment.ts';
import { newSheet } from '../engine/new-sheet.ts';
import { above } from '../engine/specificity.ts';
import { movingPictures } from './motion.ts';

/** By their file extension, these never move or are vector drawings. */
const stillName = /\.(jpe?g|svg|ico|bmp)$/i;
const knownName = /\.\w{2,5}$/;

/** The maximum number of pictures to inspect on a page. */
const maxLooks = 200;

/** Enough for the header of every animated picture format. */
const headLength = 32_768;

/**
 * Replaces moving pictures with their first frame, drawn once and shown by a style rule, so that the page's elements
 * stay unchanged. `motion` hides GIFs until then. Pictures stay hidden, and keep their place, if they cannot be read
 * (another origin), cannot be shown (the page's policy), or are in a shadow root that was added later. Other formats
 * are frozen if their bytes say that they move, or if their type is unknown and they can be read.
 */
export function freezePictures({ loader }: Context, trees: Iterable<Root>): () => void {
  const sheet = newSheet(document);
  const stills = new Map<string, string>();
  let isOver = false;
  let looks = 0;
  let queue = Promise.resolve();
  const see = (image: unknown) => {
    if (!(image instanceof HTMLImageElement)) return;
    queue = queue.then(() => freeze(image)).catch(() => undefined);
  };
  const freeze = async (image: HTMLImageElement) => {
    const source = image.getAttribute('src') ?? '';
    if (isOver || stills.has(source) || !image.complete || !image.naturalWidth) return;
    stills.set(source, '');
    if (!image.matches(movingPictures) && (looks++ > maxLooks || !(await mayMove(image)))) return;
    const url = URL.createObjectURL(await drawStill(image));
    if (isOver) return URL.revokeObjectURL(url);
    stills.set(source, url);
    try {
      await tryPicture(url);
    } catch {
      // The page's policy forbids such pictures; no need to try again.
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
  for (const tree of trees) {
    loader.adoptSheet(tree, sheet, true);
    for (const image of safe(tree).querySelectorAll('img')) see(image);
    safe(tree).addEventListener('load', listen, options);
  }
  return () => {
    isOver = true;
    for (const tree of trees) {
      safe(tree).removeEventListener('load', listen, options);
      loader.adoptSheet(tree, sheet, false);
    }
    for (const url of stills.values()) URL.revokeObjectURL(url);
  };
}

async function mayMove({ currentSrc }: HTMLImageElement): Promise<boolean> {
  const { pathname } = new URL(currentSrc, location.href);
  if (!isOwn(currentSrc) || stillName.test(pathname)) return false;
  return pageFetchesFromItself() ? isAnimated(currentSrc) : !knownName.test(pathname);
}

/** A canvas draws the first frame, and throws for pictures that it may not read. */
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

/**
 * Whether the page is known to make requests to its own host. Only then may we read the bytes of a picture: if the
 * page's policy forbids it, even an attempt would be reported as a violation.
 */
const pageFetchesFromItself = (): boolean =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ initiatorType, name }) => /^(fetch|xmlhttprequest)$/.test(initiatorType) && isOwn(name),
  );

const isOwn = (url: string): boolean => url.startsWith(`${location.origin}/`);

/** Whether a picture has more than one frame, judging by its first bytes, which the browser already has. */
async function isAnimated(url: string): Promise<boolean> {
  const answer = await fetch(url, { __proto__: null, cache: 'force-cache' } as RequestInit);
  const reader = answer.body?.getReader();
  let head = '';
  while (reader && head.length < headLength) {
    const { done, value } = await reader.read();
    if (done) break;
    head += new TextDecoder('latin1').decode(value);
  }
  reader?.cancel().catch(() => undefined);
  return hasFrames(head);
}

function hasFrames(head: string): boolean {
  if (head.startsWith('GIF8')) return head.includes('NETSCAPE2.0');
  if (head.startsWith('PNG', 1)) return /acTL.*IDAT/s.test(head);
  if (head.startsWith('WEBP', 8)) return head.includes('ANIM');
  return head.startsWith('ftypavis', 4);
}
