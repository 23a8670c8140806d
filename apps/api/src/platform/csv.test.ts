import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('writes what a spreadsheet reads back', () => {
  expect(csvLine(['plain', 'with, comma', 'a "quote"', 'two\nlines', 7, true, null])).toBe(
    'plain,"with, comma","a ""quote""","two\nlines",7,true,\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])('does not let %j become a formula', (value) => {
  expect(csvLine([value])).toMatch(/^"?'/);
});
