import { inflateSync } from 'node:zlib';

/** Red, green, blue and alpha of each pixel, line by line. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Reads a PNG as browsers write their screenshots: eight bits a channel, not interlaced. */
export function decodePng(file: Buffer): Picture {
  const [width, height, colorType] = [file.readUInt32BE(16), file.readUInt32BE(20), file[25]];
  if (file[24] !== 8 || (colorType !== 2 && colorType !== 6) || file[28] !== 0)
    throw new Error('Not a screenshot: only PNG of 8 bits, in color, without interlacing can be read');
  const channels = colorType === 6 ? 4 : 3;
  const lines = inflateSync(Buffer.concat(chunksOf(file)));
  const stride = width * channels;
  const data = new Uint8Array(width * height * 4);
  let above: Uint8Array = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const line = lines.subarray(start + 1, start + 1 + stride);
    unfilter(lines[start] as number, line, above, channels);
    for (let x = 0, from = 0, to = y * width * 4; x < width; x++, from += channels, to += 4) {
      data[to] = line[from] as number;
      data[to + 1] = line[from + 1] as number;
      data[to + 2] = line[from + 2] as number;
      data[to + 3] = 255;
    }
    above = line;
  }
  return { width, height, data };
}

function chunksOf(file: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') found.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return found;
}

/** Each byte is stored as its difference from a prediction, made from the bytes to the left and above. */
function unfilter(kind: number, line: Uint8Array, above: Uint8Array, channels: number): void {
  for (let at = 0; at < line.length; at++) {
    const left = at < channels ? 0 : (line[at - channels] as number);
    const up = above[at] as number;
    const corner = at < channels ? 0 : (above[at - channels] as number);
    line[at] = (line[at] as number) + guess(kind, left, up, corner);
  }
}

function guess(kind: number, left: number, up: number, corner: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  const sum = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
