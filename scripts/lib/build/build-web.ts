import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { UserError } from '../errors.mjs';
import { WEB } from '../paths.mjs';
import { runCommand } from '../run-command.mjs';

/** First what browsers load, then what the server needs to render the public pages. */
export async function buildWeb(): Promise<void> {
  await runVite(['build']);
  await minify(path.join(WEB, 'dist/before-paint.js'));
  await precompress(path.join(WEB, 'dist'));
  await runVite(['build', '--ssr']);
}

/** Vite copies the files of `public` unchanged. */
async function minify(file: string): Promise<void> {
  // Imported here and not above: most starts build nothing.
  const { transform, stop } = await import('esbuild');
  const { code } = await transform(await readFile(file, 'utf8'), { minify: true, target: 'es2022' });
  await writeFile(file, code);
  // Its helper process would otherwise live as long as the product.
  await stop();
}

async function runVite(args: readonly string[]): Promise<void> {
  // Resolved from the application: npm may have installed its Vite there, and another version for the tests.
  const vitePackage = createRequire(path.join(WEB, 'package.json')).resolve('vite/package.json');
  const vite = path.join(path.dirname(vitePackage), 'bin/vite.js');
  const { code, output } = await runCommand(process.execPath, [vite, ...args], {
    cwd: WEB,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new UserError(`${output}\nThe web application could not be built: see the message above.`);
}

const COMPRESSED = new Set(['.js', '.css', '.svg', '.html', '.json', '.txt', '.xml', '.webmanifest']);
const WORTH_IT_BYTES = 1024;
const AT_ONCE = 4;

/** Writes a .br and a .gz beside each text file, at a level that is too slow for each request. */
async function precompress(directory: string): Promise<void> {
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
