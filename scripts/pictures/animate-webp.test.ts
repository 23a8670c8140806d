import { expect, it } from 'vitest';
import { animateWebp } from './animate-webp.ts';

/** As browsers write it: a header, then the picture with its size. */
function still(width: number, height: number, fill: number): Buffer {
  const picture = Buffer.alloc(20, fill);
  picture.writeUInt16LE(width, 6);
  picture.writeUInt16LE(height, 8);
  const head = Buffer.alloc(8);
  head.write('VP8 ');
  head.writeUInt32LE(picture.length, 4);
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), head, picture]);
}

it('puts still pictures behind each other, each with its time', () => {
  const moving = animateWebp([
    { webp: still(640, 400, 1), ms: 70 },
    { webp: still(640, 400, 2), ms: 1_700 },
  ]);
  expect(moving.toString('latin1', 0, 4)).toBe('RIFF');
  expect(moving.readUInt32LE(4)).toBe(moving.length - 8);
  expect([moving.readUIntLE(24, 3) + 1, moving.readUIntLE(27, 3) + 1]).toEqual([640, 400]);
  const frames = [...moving.toString('latin1').matchAll(/ANMF/g)].map(({ index }) => index);
  expect(frames.map((at) => moving.readUIntLE(at + 8 + 12, 3))).toEqual([70, 1_700]);
  expect(frames.map((at) => moving.toString('latin1', at + 24, at + 28))).toEqual(['VP8 ', 'VP8 ']);
});
