import type { Color } from './encode-png.ts';

export interface Animation {
  width: number;
  height: number;
  /** A power of two of colors, at least four. */
  palette: readonly Color[];
  frames: number;
  /** Per frame, in hundredths of a second. */
  delay: number;
  /** The index of a color in the palette. */
  colorAt(x: number, y: number, frame: number): number;
}

/** A GIF that loops forever. */
export function encodeGif(animation: Animation): Buffer {
  const { width, height, palette, frames, delay } = animation;
  const bits = Math.log2(palette.length);
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  const parts: Buffer[] = [
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([...size, 0xf0 | (bits - 1), 0, 0, ...palette.flat()]),
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('NETSCAPE2.0', 'latin1'),
    Buffer.from([3, 1, 0, 0, 0]),
  ];
  for (let frame = 0; frame < frames; frame++) {
    const pixels = Array.from({ length: width * height }, (_, at) =>
      animation.colorAt(at % width, Math.floor(at / width), frame),
    );
    parts.push(
      Buffer.from([0x21, 0xf9, 4, 4, delay & 255, delay >> 8, 0, 0]),
      Buffer.from([0x2c, 0, 0, 0, 0, ...size, 0, bits]),
      toBlocks(compress(pixels, bits)),
    );
  }
  return Buffer.concat([...parts, Buffer.from([0x3b])]);
}

/** LZW with growing code sizes, as the format requires. */
function compress(pixels: readonly number[], bits: number): number[] {
  const clear = 1 << bits;
  const bytes: number[] = [];
  let buffer = 0;
  let held = 0;
  let size = bits + 1;
  let next = clear + 2;
  /** Maps the code of a known run and the next pixel to the code of both together. */
  const longer = new Map<number, number>();
  const write = (code: number) => {
    buffer |= code << held;
    held += size;
    for (; held >= 8; held -= 8, buffer >>= 8) bytes.push(buffer & 255);
  };
  const forget = () => {
    longer.clear();
    size = bits + 1;
    next = clear + 2;
  };
  write(clear);
  let [run = 0] = pixels;
  for (const pixel of pixels.slice(1)) {
    const both = run * 256 + pixel;
    const known = longer.get(both);
    if (known !== undefined) {
      run = known;
      continue;
    }
    write(run);
    run = pixel;
    longer.set(both, next);
    if (next === 1 << size) size += 1;
    next += 1;
    if (next === 4096) {
      write(clear);
      forget();
    }
  }
  write(run);
  write(clear + 1);
  if (held > 0) bytes.push(buffer & 255);
  return bytes;
}

function toBlocks(bytes: readonly number[]): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(Buffer.from([block.length, ...block]));
  }
  return Buffer.concat([...blocks, Buffer.from([0])]);
}
