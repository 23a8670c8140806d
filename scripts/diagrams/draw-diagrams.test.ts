import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { renderDiagrams } from './draw-diagrams.ts';

it('the drawn diagrams are those that are described (npm run generate)', async () => {
  const diagrams = await renderDiagrams();
  expect(diagrams.length).toBeGreaterThan(2);
  for (const { file, svg } of diagrams) expect(await readFile(inRoot('docs/diagrams', file), 'utf8'), file).toBe(svg);
});
