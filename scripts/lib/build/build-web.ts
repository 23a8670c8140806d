import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from '../errors.mjs';
import { WEB } from '../paths.mjs';
import { runCommand } from '../run-command.mjs';
import { precompress } from './precompress.ts';

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
