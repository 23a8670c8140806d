import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readStoredWidgets, storeWidget } from './stored-widgets.ts';

const root = mkdtempSync(path.join(tmpdir(), 'evenway-stored-'));
afterAll(() => rmSync(root, { recursive: true }));

it('the widget of each release is kept, its loader and what that loads, in the order of the releases', () => {
  const [dist, folder] = [path.join(root, 'dist'), path.join(root, 'releases')];
  expect(readStoredWidgets(folder)).toEqual([]);
  const parts = path.join(dist, 'widget/parts');
  mkdirSync(parts, { recursive: true });
  writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify({ loader: 'loader.1.js' }));
  for (const name of ['loader.1.js', 'loader.1.js.br', 'panel-x.js', 'en-y.json', 'lexend-z.woff2'])
    writeFileSync(path.join(parts, name), `bytes of ${name}: é`);
  for (const version of ['0.10.0', '0.2.0']) storeWidget(version, { dist, folder });
  const kept = {
    loader: '/widget/parts/loader.1.js',
    parts: {
      '/widget/parts/en-y.json': 'bytes of en-y.json: é',
      '/widget/parts/loader.1.js': 'bytes of loader.1.js: é',
      '/widget/parts/panel-x.js': 'bytes of panel-x.js: é',
    },
  };
  expect(readStoredWidgets(folder)).toEqual([
    { version: '0.2.0', ...kept },
    { version: '0.10.0', ...kept },
  ]);
});
