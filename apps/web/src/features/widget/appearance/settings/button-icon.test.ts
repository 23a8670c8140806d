import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const shapesIn = (text: string) => text.match(/'M[^']+'/g);

it('shows the icons that the widget draws', () => {
  const drawn = shapesIn(source('../../../../../../widget/src/loader/draw-button.ts'));
  expect(drawn).toHaveLength(3);
  expect(shapesIn(source('./button-icon.tsx'))).toEqual(drawn);
});
