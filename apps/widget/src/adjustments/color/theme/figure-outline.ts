import { type Color, contrast } from '../../../page/paint/color.ts';
import { create } from '../../../page/safe-document.ts';
import { enoughForMarks } from '../text-contrast.ts';

/** Pixels of a side: enough for an outline, and read in no time. */
const side = 48;
/** Of the outline, so much has to be seen. */
const share = 0.85;
/** Pictures of one page that are looked at, since the browser may have to decode them for it. */
export const maxOutlines = 12;

/**
 * Whether the outline of a partly transparent picture stands out from a ground, so that the picture needs no plate. Pixels of pictures from
 * other hosts cannot be read.
 */
export function standsOut(image: HTMLImageElement, ground: Color): boolean {
  const pixels = pixelsOf(image);
  if (!pixels) return false;
  const isFilled = (x: number, y: number) => (pixels[(y * side + x) * 4 + 3] as number) >= 128;
  let [outline, seen, clear] = [0, 0, 0];
  for (let y = 1; y < side - 1; y++)
    for (let x = 1; x < side - 1; x++) {
      if (!isFilled(x, y)) clear++;
      else if (![isFilled(x - 1, y), isFilled(x + 1, y), isFilled(x, y - 1), isFilled(x, y + 1)].every(Boolean)) {
        const at = (y * side + x) * 4;
        const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
        outline++;
        if (contrast([red, green, blue, 1], ground) >= enoughForMarks) seen++;
      }
    }
  // One without transparent parts hides whatever is behind it.
  return clear === 0 || (outline > 0 && seen >= outline * share);
}

function pixelsOf(image: HTMLImageElement): Uint8ClampedArray | null {
  if (!image.complete || !image.naturalWidth) return null;
  const paper = create('canvas');
  paper.width = paper.height = side;
  const pen = paper.getContext('2d', { willReadFrequently: true });
  try {
    pen?.drawImage(image, 0, 0, side, side);
    return pen?.getImageData(0, 0, side, side).data ?? null;
  } catch {
    // Of another host.
    return null;
  }
}
