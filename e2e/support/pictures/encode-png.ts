import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from './decode-png.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Each byte minus the one above it: what a page repeats from line to line becomes zeros. */
const UP = 2;

/** Writes a PNG in color, without transparency. */
export function encodePng({ width, height, data }: Picture): Buffer {
  const stride = width * 3;
  const lines = Buffer.alloc(height * (stride + 1));
  const byte = (x: number, y: number) => (y < 0 ? 0 : (data[(y * width + ((x / 3) | 0)) * 4 + (x % 3)] as number));
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    lines[start] = UP;
    for (let x = 0; x < stride; x++) lines[start + 1 + x] = byte(x, y) - byte(x, y - 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
