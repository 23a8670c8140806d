import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Bytes per pixel; the first three are red, green and blue. */
  readonly channels: number;
  readonly data: Uint8Array;
}

const SIGNATURE_BYTES = 8;
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** Reads what the drivers produce: 8 bits per channel, not interlaced. Ignores alpha, since windows are opaque. */
export function readPng(base64: string): Picture {
  const bytes = Buffer.from(base64, 'base64');
  const packed: Buffer[] = [];
  let header: Buffer = Buffer.alloc(0);
  for (let at = SIGNATURE_BYTES; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') header = content;
    if (kind === 'IDAT') packed.push(content);
    at += length + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, color = 0, , , interlaced] = header.subarray(8);
  const channels = CHANNELS[color];
  if (depth !== 8 || channels === undefined || interlaced !== 0)
    throw new Error(`a picture of a kind that is not read here: ${depth} bits, color ${color}`);
  const data = unfilter(inflateSync(Buffer.concat(packed)), width * channels, height, channels);
  return { width, height, channels, data };
}

/**
 * The first byte of each row says which neighbors its bytes are predicted from. A loop for each, since they run over
 * millions of bytes per picture.
 */
function unfilter(raw: Uint8Array, rowBytes: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(rowBytes * height);
  // Left of the first pixel and above the first row is zero.
  let above = new Uint8Array(rowBytes);
  for (let row = 0; row < height; row++) {
    const from = row * (rowBytes + 1);
    const encoded = raw.subarray(from + 1, from + 1 + rowBytes);
    const line = out.subarray(row * rowBytes, (row + 1) * rowBytes);
    const filter = raw[from];
    if (filter === 1) {
      line.set(encoded.subarray(0, channels));
      for (let at = channels; at < rowBytes; at++) line[at] = (encoded[at] as number) + (line[at - channels] as number);
    } else if (filter === 2) {
      for (let at = 0; at < rowBytes; at++) line[at] = (encoded[at] as number) + (above[at] as number);
    } else if (filter === 3 || filter === 4) {
      for (let at = 0; at < rowBytes; at++) {
        const left = at < channels ? 0 : (line[at - channels] as number);
        const corner = at < channels ? 0 : (above[at - channels] as number);
        line[at] =
          (encoded[at] as number) +
          (filter === 3 ? (left + (above[at] as number)) >> 1 : nearest(left, above[at] as number, corner));
      }
    } else line.set(encoded);
    above = line;
  }
  return out;
}

/** Paeth: whichever of the three is nearest to left + above - corner. */
function nearest(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
