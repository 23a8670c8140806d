const HAS_ANIMATION = 0x02;
const NO_BLENDING = 0x02;
const FOREVER = 0;

interface Still {
  readonly webp: Buffer;
  /** How long it is shown. */
  readonly ms: number;
}

/**
 * Combines still WebP images of the same size into an animation, each shown for the given milliseconds. The format is
 * specified in RFC 9649.
 */
export function animateWebp(stills: readonly Still[]): Buffer {
  const frames = stills.map(({ webp, ms }) => ({ ms, ...readFrame(webp) }));
  const { width, height } = frames[0] ?? { width: 0, height: 0 };
  const canvas = Buffer.alloc(10);
  canvas[0] = HAS_ANIMATION;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const animation = Buffer.alloc(6);
  animation.writeUInt16LE(FOREVER, 4);
  const parts = frames.map(({ ms, bitstream }) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(width - 1, 6, 3);
    head.writeUIntLE(height - 1, 9, 3);
    head.writeUIntLE(ms, 12, 3);
    head[15] = NO_BLENDING;
    return chunk('ANMF', Buffer.concat([head, bitstream]));
  });
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', canvas), chunk('ANIM', animation), ...parts]);
  return chunk('RIFF', body);
}

/** The picture itself, with its header, and its size. */
function readFrame(webp: Buffer): { bitstream: Buffer; width: number; height: number } {
  for (let at = 12; at < webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') {
      const bitstream = webp.subarray(at, at + 8 + length + (length % 2));
      return { bitstream, width: webp.readUInt16LE(at + 14) & 0x3fff, height: webp.readUInt16LE(at + 16) & 0x3fff };
    }
    at += 8 + length + (length % 2);
  }
  throw new Error('Not a WebP with losses, as browsers write them below the highest quality');
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
