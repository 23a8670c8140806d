import { type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/**
 * A ZIP file, generated while it is read: neither a file in it nor the whole is ever held in memory. The next entry is
 * asked for when the one before is complete. Nothing reads the content any more once the file has failed or is no longer
 * wanted.
 */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const file = new ZipFile();
  const output = file.outputStream as PassThrough;
  let content: Readable | undefined;
  const fill = async () => {
    for await (const entry of entries) {
      content = Readable.from(entry.content);
      file.addReadStream(content, entry.name, { mtime: at });
      await finished(content);
    }
    file.end();
  };
  const filled = fill().catch((error) => void output.destroy(error));
  try {
    for await (const chunk of output) yield chunk as Buffer;
  } finally {
    content?.destroy();
    await filled;
  }
}
