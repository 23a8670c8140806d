import { type Color, contrast } from '../../../page/paint/color.ts';
import { create } from '../../../page/safe-document.ts';
import { enoughForMarks } from '../text-contrast.ts';

/** Width and height in pixels of the sample: enough for an outline, and fast to read. */
const side = 48;
/** The share of the outline that must be visible. */
const share = 0.85;
/** Maximum number of images sampled per page, because each may have to be decoded. */
export const maxOutlines = 12;

/**
 * Whether the outline of a partly transparent image is visible on a background, so that it needs none of its own. False
 * if the pixels cannot be read, as with images from another origin.
 */
export function standsOut(image: HTMLImageElement, background: Color): boolean {
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
        if (contrast([red, green, blue, 1], background) >= enoughForMarks) seen++;
      }
    }
  // An opaque image hides its background.
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
    // A cross-origin image.
    return null;
  }
}
