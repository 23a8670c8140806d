import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { expect, test } from './support/widget.ts';

const parts = path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist/widget/parts');

/** Older than what the supported browsers know: what has to be rewritten for it is newer. */
async function isNewerThanEs2020(code: string): Promise<boolean> {
  const [asWritten, rewritten] = await Promise.all([
    transform(code, { target: 'esnext' }),
    transform(code, { target: 'es2020' }),
  ]);
  return asWritten.code !== rewritten.code;
}

test('every script delivered is in the language of 2020, which all supported browsers read', async () => {
  expect(await isNewerThanEs2020('let a; a ??= 1')).toBe(true);
  const scripts = readdirSync(parts).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(4);
  for (const file of scripts) {
    expect(await isNewerThanEs2020(readFileSync(path.join(parts, file), 'utf8')), file).toBe(false);
  }
});
