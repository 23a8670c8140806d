import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { WIDGET_LANGUAGES } from '@evenway/contract';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../dist');
const parts = readdirSync(path.join(dist, 'widget/parts'));
/** All of our scripts. axe-core is unmodified, and visitors never load it. */
const scripts = [
  'widget.js',
  ...parts.filter((file) => file.endsWith('.js') && !file.startsWith('axe-')).map((file) => `widget/parts/${file}`),
];
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** Running text as code, writing markup, identifying the visitor, or sending cookies. */
const forbidden =
  /\beval\b|\bFunction\(|innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|parseFromString|document\.cookie|\bimport\(|sendBeacon|postMessage|XMLHttpRequest|WebSocket|EventSource|navigator\.(userAgent|plugins|languages|platform|hardwareConcurrency|deviceMemory)|set(Timeout|Interval)\(["'`]|javascript:/;

/** Supported browsers know more than ES2020; syntax that needs rewriting for it is newer. */
async function isNewerThanEs2020(code: string): Promise<boolean> {
  const [asWritten, rewritten] = await Promise.all([
    transform(code, { target: 'esnext' }),
    transform(code, { target: 'es2020' }),
  ]);
  return asWritten.code !== rewritten.code;
}

describe('the delivered files', () => {
  test('speak every language that an owner can choose, and an owner can choose every one they speak', () => {
    expect(Object.keys(JSON.parse(read('manifest.json')).locales).sort()).toEqual([...WIDGET_LANGUAGES].sort());
  });

  test('W05 name every part by the hash of its content, and the loader holds that hash', () => {
    const loader = read('widget.js');
    const pinned = parts.filter((file) => /-.*\.(js|woff2)$/.test(file));
    expect(pinned.length).toBeGreaterThan(8);
    for (const file of pinned) {
      const hash = createHash('sha256')
        .update(readFileSync(path.join(dist, 'widget/parts', file)))
        .digest('base64url');
      expect(file).toContain(hash);
    }
    for (const part of ['adjust', 'panel', 'move'])
      expect(loader).toContain(pinned.find((file) => file.startsWith(`${part}-`))?.replace('.js', ''));
  });

  test('W08 hold nothing that could run text as code or tell who the visitor is', () => {
    expect(scripts.length).toBeGreaterThan(4);
    for (const file of scripts) expect(read(file).match(forbidden)?.[0], file).toBeUndefined();
  });

  test('are in the language of 2020, which all supported browsers read', async () => {
    expect(await isNewerThanEs2020('let a; a ??= 1')).toBe(true);
    for (const file of scripts) expect(await isNewerThanEs2020(read(file)), file).toBe(false);
  });

  test('are harmless where there is no window', async () => {
    await import(path.join(dist, 'widget.js'));
  });

  test('W22 are the same bytes when built again from the same sources', () => {
    const again = mkdtempSync(path.join(tmpdir(), 'evenway-again-'));
    try {
      execFileSync(process.execPath, ['--import', 'tsx', path.join(dist, '../build.ts'), again]);
      expect(readdirSync(path.join(again, 'widget/parts'))).toEqual(parts);
      for (const file of ['manifest.json', ...scripts])
        expect(readFileSync(path.join(again, file), 'utf8')).toBe(read(file));
    } finally {
      rmSync(again, { recursive: true });
    }
  });
});
