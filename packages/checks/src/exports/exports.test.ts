import { describe, expect, it } from 'vitest';
import { loadAdvice } from '../advice/load-advice.ts';
import { type CheckReport, reportToCsv, reportToEarl, reportToJson } from './exports.ts';

const finding = {
  rule: 'image-alt',
  criteria: ['1.1.1'],
  level: 'A',
  impact: 'critical',
  count: 3,
  snippet: '<img src="a,b.png" class="x">',
  status: 'open',
  reason: null,
  change: 'new',
} as const;
const report: CheckReport = {
  origin: 'https://shop.example',
  checkedAt: '2026-11-18T01:00:00.000Z',
  tool: { name: 'Evenway', version: '1.2.3' },
  width: 1280,
  theme: 'light',
  pages: ['/', '/menu', '/clean'],
  findings: [
    {
      ...finding,
      id: 'one',
      pages: [
        { path: '/', count: 2, selectors: ['.a', '.b'] },
        { path: '/menu', count: 1, selectors: ['.a'] },
      ],
    },
    {
      ...finding,
      id: 'two',
      rule: '=HYPERLINK("https://evil.example")',
      criteria: [],
      reason: '@SUM(A1)',
      pages: [{ path: '/menu', count: 1, selectors: ['+x'] }],
    },
    { ...finding, id: 'three', change: 'gone', pages: [{ path: '/old', count: 1, selectors: ['.c'] }] },
  ],
  manual: [
    { check: 'keyboard', outcome: 'failed', note: 'The menu.', answeredAt: '2026-11-17T00:00:00.000Z' },
    { check: 'captions', outcome: 'inapplicable', note: '', answeredAt: '2026-11-17T00:00:00.000Z' },
  ],
};

/** As a spreadsheet reads it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

it('a spreadsheet gets a line for each page, and no formula', async () => {
  const [header = [], ...rows] = parseCsv(reportToCsv(report, await loadAdvice('fr')));
  const read = rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])));
  expect(read.length).toBe(4);
  expect(read[0]).toEqual({
    id: 'one',
    rule: 'image-alt',
    problem: 'Des images sans texte alternatif',
    fix: expect.stringContaining('texte alternatif vide'),
    criteria: '1.1.1',
    level: 'A',
    impact: 'critical',
    status: 'open',
    reason: '',
    change: 'new',
    newCount: '',
    page: 'https://shop.example/',
    count: '2',
    selectors: '.a\n.b',
    snippet: '<img src="a,b.png" class="x">',
  });
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+@-]/);
  expect(read[2]?.rule).toBe('\'=HYPERLINK("https://evil.example")');
});

it('a program gets everything back, and a version to go by', () => {
  expect(JSON.parse(reportToJson(report))).toEqual({ format: 'accessibility-check', version: 1, ...report });
});

it('a stored script stays the text that it is, in every format', async () => {
  const script = '"></script><script>alert(1)</script>';
  const [first] = report.findings;
  const pages = [{ path: `/?id=${script}`, count: 1, selectors: [script] }];
  const hostile = { ...report, findings: [{ ...(first as NonNullable<typeof first>), snippet: script, pages }] };
  const [, row = []] = parseCsv(reportToCsv(hostile, await loadAdvice('en')));
  expect(row.slice(-2)).toEqual([script, script]);
  const { '@graph': graph } = JSON.parse(reportToEarl(hostile)) as { '@graph': { result?: object }[] };
  expect(graph).toContainEqual(
    expect.objectContaining({
      result: expect.objectContaining({
        description: script,
        pointer: [{ '@type': 'ptr:CSSSelectorPointer', 'ptr:expression': script }],
      }),
    }),
  );
});

describe('EARL', () => {
  interface Node {
    readonly '@id'?: string;
    readonly '@type': string | string[];
    readonly [name: string]: unknown;
  }
  const { '@context': context, '@graph': graph } = JSON.parse(reportToEarl(report)) as {
    '@context': Record<string, unknown>;
    '@graph': Node[];
  };
  const typed = (type: string) => graph.filter((node) => [node['@type']].flat().includes(type));
  const named = new Map(graph.map((node) => [node['@id'], node]));

  it('is W3C’s vocabulary, and every reference leads to something in the file', () => {
    expect(context['@vocab']).toBe('http://www.w3.org/ns/earl#');
    for (const assertion of typed('Assertion')) {
      expect(named.get(assertion.assertedBy as string)?.['@type']).toContain('Assertor');
      expect(named.get(assertion.subject as string)?.['@type']).toBe('TestSubject');
      const test = named.get(assertion.test as string);
      expect(test?.['@type']).toBe('TestCase');
      for (const part of (test?.isPartOf ?? []) as string[]) expect(named.get(part)?.['@type']).toBe('TestRequirement');
    }
  });

  it('says failed for what was found, with its criterion and its place, and nothing of what is gone', () => {
    const automatic = typed('Assertion').filter(({ mode }) => mode === 'earl:automatic');
    expect(automatic.map(({ subject, result }) => [subject, (result as Node).outcome])).toEqual([
      ['https://shop.example/', 'earl:failed'],
      ['https://shop.example/menu', 'earl:failed'],
      ['https://shop.example/menu', 'earl:failed'],
    ]);
    expect(named.get(automatic[0]?.test as string)?.isPartOf).toEqual(['WCAG22:non-text-content']);
    expect(automatic[0]?.result).toMatchObject({
      pointer: [
        { '@type': 'ptr:CSSSelectorPointer', 'ptr:expression': '.a' },
        { '@type': 'ptr:CSSSelectorPointer', 'ptr:expression': '.b' },
      ],
    });
  });

  it('tells what people answered, and that the rest is untested', () => {
    const manual = typed('Assertion').filter(({ mode }) => mode === 'earl:manual');
    const outcomes = new Map(manual.map(({ test, result }) => [test, (result as Node).outcome]));
    expect(outcomes.size).toBe(12);
    expect(outcomes.get('_:manual-keyboard')).toBe('earl:failed');
    expect(outcomes.get('_:manual-captions')).toBe('earl:inapplicable');
    expect(outcomes.get('_:manual-zoom')).toBe('earl:untested');
    expect([...outcomes.values()]).not.toContain('earl:passed');
  });
});
