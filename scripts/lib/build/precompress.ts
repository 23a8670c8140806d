import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const COMPRESSED = new Set(['.js', '.css', '.svg', '.html', '.json', '.txt', '.xml', '.webmanifest']);
const WORTH_IT_BYTES = 1024;
const AT_ONCE = 4;

/** Writes a .br and a .gz beside each text file, at a level that is too slow for each request. */
export async function precompress(directory: string): Promise<void> {
  const files = await listTexts(directory);
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function listTexts(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true });
  return entries
    .filter((name) => COMPRESSED.has(path.extname(name)) && !name.startsWith('.'))
    .map((name) => path.join(directory, name));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  // The server compresses pages with embedded settings itself.
  if (content.length < WORTH_IT_BYTES || content.includes('<!--evenway-')) return;
  const variants = {
    br: await promisify(brotliCompress)(content, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz: await promisify(gzip)(content, { level: 9 }),
  };
  for (const [extension, bytes] of Object.entries(variants)) {
    if (bytes.length < content.length) await writeFile(`${file}.${extension}`, bytes);
  }
}
