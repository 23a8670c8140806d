import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/** The maximum without the format's extension for larger files. */
const MAX_BYTES = 0xffff_ffff;

/**
 * A ZIP file, generated while it is read: neither a file in it nor the whole is ever held in memory. Sizes follow the
 * content (a data descriptor), since they are not known before.
 */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  const time = dosTime(at);
  let offset = 0;
  for await (const { name, content } of entries) {
    const start = offset;
    const path = Buffer.from(name, 'utf8');
    const measured = { crc: 0, size: 0, compressed: 0 };
    const header = Buffer.concat([localHeader(path, time), path]);
    offset += header.length;
    yield header;
    for await (const chunk of deflated(content, measured)) {
      offset += chunk.length;
      measured.compressed += chunk.length;
      if (offset > MAX_BYTES || measured.size > MAX_BYTES)
        throw new Error('the export is larger than a ZIP file can be');
      yield chunk;
    }
    const descriptor = fields([4, DESCRIPTOR], [4, measured.crc], [4, measured.compressed], [4, measured.size]);
    offset += descriptor.length;
    yield descriptor;
    directory.push(Buffer.concat([centralHeader(path, time, measured, start), path]));
  }
  const central = Buffer.concat(directory);
  const count = directory.length;
  yield central;
  yield fields([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, central.length], [4, offset], [2, 0]);
}

interface Measured {
  crc: number;
  size: number;
  compressed: number;
}

async function* deflated(content: ZipEntry['content'], measured: Measured): AsyncGenerator<Buffer> {
  async function* measure() {
    for await (const text of content) {
      const bytes = Buffer.from(text, 'utf8');
      measured.crc = crc32(bytes, measured.crc);
      measured.size += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  const fed = pipeline(Readable.from(measure()), deflate);
  // A failure also ends the loop below, and is thrown there.
  fed.catch(() => undefined);
  for await (const chunk of deflate) yield chunk as Buffer;
  await fed;
}

const LOCAL = 0x0403_4b50;
const CENTRAL = 0x0201_4b50;
const DESCRIPTOR = 0x0807_4b50;
const END = 0x0605_4b50;
const VERSION = 20;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;

function localHeader(path: Buffer, time: number): Buffer {
  const sizes = [[4, 0] as const, [4, 0] as const, [4, 0] as const];
  return fields([4, LOCAL], [2, VERSION], [2, FLAGS], [2, DEFLATED], [4, time], ...sizes, [2, path.length], [2, 0]);
}

function centralHeader(path: Buffer, time: number, { crc, size, compressed }: Measured, start: number): Buffer {
  return fields(
    ...([
      [4, CENTRAL],
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [4, time],
    ] as const),
    ...([
      [4, crc],
      [4, compressed],
      [4, size],
      [2, path.length],
    ] as const),
    // No extra field, comment, second disk or attributes.
    ...([
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, start],
    ] as const),
  );
}

/** Little-endian numbers of the given sizes. */
function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** Date and time in MS-DOS format, with a resolution of two seconds. UTC. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return date * 0x1_0000 + time;
}
