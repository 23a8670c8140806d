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
    for (let from = 0, to = y * width * 4; from < stride; from += channels, to += 4) {
      data[to] = byte(line, from);
      data[to + 1] = byte(line, from + 1);
      data[to + 2] = byte(line, from + 2);
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

/**
 * Each byte is stored as its difference from a prediction, made from the bytes to the left and above. A loop for each kind
 * of prediction: a picture has millions of bytes.
 */
function unfilter(kind: number, line: Uint8Array, above: Uint8Array, channels: number): void {
  const { length } = line;
  if (kind === 1) for (let at = channels; at < length; at++) line[at] = byte(line, at) + byte(line, at - channels);
  else if (kind === 2) for (let at = 0; at < length; at++) line[at] = byte(line, at) + byte(above, at);
  else if (kind === 3)
    for (let at = 0; at < length; at++) {
      const left = at < channels ? 0 : byte(line, at - channels);
      line[at] = byte(line, at) + ((left + byte(above, at)) >> 1);
    }
  else if (kind === 4)
    for (let at = 0; at < length; at++) {
      const left = at < channels ? 0 : byte(line, at - channels);
      const corner = at < channels ? 0 : byte(above, at - channels);
      line[at] = byte(line, at) + nearest(left, byte(above, at), corner);
    }
}

const byte = (bytes: Uint8Array, at: number) => bytes[at] as number;

/** Of the three, the one that is nearest to what a plane through them would continue with. */
function nearest(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
