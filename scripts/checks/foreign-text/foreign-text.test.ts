import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findExpressions } from './find-expressions.ts';
import { measureGrowth } from './measure-growth.ts';
import { EXCEPTIONS, FOLDERS, OWN_PAGES, READERS } from './places.ts';

/** What has been slow somewhere: brackets and quotes that never close, runs without the end that is looked for. */
const UNITS = [
  ...['a', ' ', '-', '.', '/', ':', '@', '#', '[', '(', '<', '"', "'", '\\', '&', '%', '1', 'é', '\n', '…'],
  ...[
    '[ ',
    ' [',
    '[a',
    '[a=',
    '[a="',
    "[a='",
    '[\\',
    ':a(',
    '.a',
    '#a',
    ' > ',
    '- ',
    '-_',
    'a-',
    'a.',
    'a@',
    '@a',
    '1a',
  ],
  ...[
    '<a',
    '<a ',
    '<a "',
    "<a '",
    '<a x=',
    '</',
    '<!--',
    '<!--!',
    '<script>',
    '</script',
    '<loc>',
    '<loc> ',
    'url(',
    'data:',
  ],
  ...['http://', 'www', '\\u', '\\ud800', 'data-widget-id', 'params:', '\nparams:', ',;', ';,', '"="', '(x)=('],
];
const ENDS = ['', '!', '"', ']', '@', '/', '\n', '\ud800'];

const TIMES = 4;
/** Time that grows with the square of the length would be sixteen times as long. */
const MAX_RATIO = 10;
/** What one measurement cannot tell apart, in milliseconds. */
const NOISE = 0.3;
const TRIES = 20;

/** Milliseconds of the processor, so that waiting for other programs does not count. */
function cost(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The least of a few: collecting garbage and compiling only add to it. */
function ratio(read: (text: string) => unknown, unit: string, end: string, length: number): number {
  const texts = [length / TIMES, length].map((size) => unit.repeat(Math.floor(size / unit.length)) + end);
  const [short = '', long = ''] = texts;
  let best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    best = [Math.min(best[0] ?? 0, cost(read, short)), Math.min(best[1] ?? 0, cost(read, long))];
    const found = ((best[1] ?? 0) + NOISE) / ((best[0] ?? 0) + NOISE);
    if (found < MAX_RATIO) return found;
  }
  return ((best[1] ?? 0) + NOISE) / ((best[0] ?? 0) + NOISE);
}

describe('Z03: text of strangers', () => {
  it.each(READERS)('takes $name a time that grows with its length, up to $max characters', ({ read, max }) => {
    for (const unit of UNITS)
      for (const end of ENDS) expect(ratio(read, unit, end, max), `${unit} … ${end}`).toBeLessThan(MAX_RATIO);
  });

  it('meets no expression that reads it again and again, in any file that is not excepted', () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const listed = FOLDERS.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.split(path.sep).join('/')}`,
      ),
    );
    const files = listed.filter(
      (file) =>
        /\.(ts|tsx|mjs)$/.test(file) &&
        !/\.test\.(ts|tsx|mjs)$|\/testing\//.test(file) &&
        !OWN_PAGES.some((folder) => file.startsWith(folder)),
    );
    expect(files.length).toBeGreaterThan(500);
    const expressions = files.flatMap((file) => findExpressions(root, file));
    expect(expressions.length).toBeGreaterThan(200);
    const slow = expressions
      .map(({ source, flags, ...place }) => ({
        ...{ ...place, source },
        growth: source === null ? 'put together' : measureGrowth(source, flags),
      }))
      .filter(({ growth }) => growth !== 'linear');
    expect(slow.filter(({ file }) => !Object.hasOwn(EXCEPTIONS, file))).toEqual([]);
    // An exception that nothing needs any more is removed.
    expect([...new Set(slow.map(({ file }) => file))].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });
});

describe('the growth of an expression', () => {
  it.each([
    ['a+$', ''],
    [String.raw`\s*>\s*|\s+(?![^[]*\])`, ''],
    [String.raw`\[([^\]=~|^$*]+)[^\]]*\]`, 'g'],
    [String.raw`(?<!\\):{1,2}[a-z-]+(\([^)]*\))?`, 'g'],
    [String.raw`[^\s:/@]+@[^\s:/@]+`, 'g'],
    [String.raw`\b[\p{L}\p{N}-]+\.\p{L}{2,}\/`, 'iu'],
    ['^[^@]+@[^@]+[.][^@]+$', ''],
    ['^.*x.*x.*$', ''],
    ['[-_:]+$', ''],
    ['x*x*y', ''],
  ])('/%s/%s is polynomial', (source, flags) => {
    expect(measureGrowth(source, flags)).toBe('polynomial');
  });

  it.each(['(a+)+$', '(a*)*b', '(a|a)*b', '^(?:[^x]|[\\n\\t])*$', '(?:a|b|ab)*c', '^(a|a?)+$'])(
    '/%s/ is exponential',
    (source) => {
      expect(measureGrowth(source, '')).toBe('exponential');
    },
  );

  it.each([
    ['^a+$', ''],
    [String.raw`\d{4}`, ''],
    [String.raw`\s+`, 'g'],
    ['"[^"]*"', 'g'],
    [String.raw`#((?:\\.|[\w-])+)`, ''],
    ['^(?:a|b)*$', ''],
    ['^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$', 'i'],
    ['a+b', 'y'],
  ])('/%s/%s is linear', (source, flags) => {
    expect(measureGrowth(source, flags)).toBe('linear');
  });

  it('is unknown where an expression refers back, so that it is refused', () => {
    expect(measureGrowth(String.raw`(a)\1`, '')).toBe('unknown');
  });
});
