const RATE = 11_025;
const SECONDS = 2.5;
/**
 * What makes it sound like a bell: tones that are not quite multiples of each other, of which the high ones fade first.
 */
const TONES = [
  { pitch: 880, strength: 0.5, fade: 1.6 },
  { pitch: 2_112, strength: 0.3, fade: 3 },
  { pitch: 3_344, strength: 0.15, fade: 5 },
] as const;

/** The bell over the door, twice, as a WAV file. */
export function ringBell(): Buffer {
  const length = Math.round(RATE * SECONDS);
  const samples = Buffer.alloc(length * 2);
  for (let at = 0; at < length; at++) {
    const time = at / RATE;
    const loudness = strike(time) + 0.7 * strike(time - 0.32);
    samples.writeInt16LE(Math.round(Math.max(-1, Math.min(1, loudness)) * 26_000), at * 2);
  }
  return Buffer.concat([header(samples.length), samples]);
}

function strike(time: number): number {
  if (time < 0) return 0;
  return TONES.reduce(
    (sum, { pitch, strength, fade }) => sum + strength * Math.exp(-fade * time) * Math.sin(2 * Math.PI * pitch * time),
    0,
  );
}

function header(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes, 40);
  return head;
}
