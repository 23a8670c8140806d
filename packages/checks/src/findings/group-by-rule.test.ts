import { expect, it } from 'vitest';
import { cssSelectorOf } from './css-selector.ts';
import { colorsOf, countPages, groupByRule, textOf } from './group-by-rule.ts';
import { groupFindings } from './group-findings.ts';
import type { ColorPair, NodeResult } from './types.ts';

const pair = (color: string): ColorPair => ({ color, background: '#ffffff', required: 4.5 });
const node = (name: string, color: string, text?: string): NodeResult => ({
  selector: `p.${name}`,
  snippet: `<p class="${name}">`,
  colors: pair(color),
  text,
});
const contrast = (...nodes: NodeResult[]) => ({ rule: 'color-contrast', impact: 'serious' as const, nodes });
const findings = groupFindings([
  {
    path: '/',
    rules: [contrast(node('lead', '#999999'), node('lead', '#999999', 'Open daily'), node('hint', '#aaaaaa'))],
  },
  {
    path: '/menu',
    rules: [
      contrast(node('lead', '#888888', 'Closed')),
      { rule: 'image-alt', impact: 'critical', nodes: [{ selector: 'img', snippet: '<img>' }] },
    ],
  },
]);
const [images, texts] = groupByRule(findings);

it('is one row for each rule, with its causes, their places and their pages', () => {
  expect(groupByRule(findings).map(({ rule }) => rule)).toEqual(['image-alt', 'color-contrast']);
  expect([images?.causes.length, images?.count, images?.pages]).toEqual([1, 1, 1]);
  expect([texts?.causes.length, texts?.count, texts?.pages]).toEqual([2, 4, 2]);
  expect(countPages(findings)).toBe(2);
  expect(groupByRule([])).toEqual([]);
});

it('names a cause by the first words and by all different colors of its pages', () => {
  const lead = texts?.causes.find(({ snippet }) => snippet.includes('lead'));
  expect(lead && [textOf(lead), colorsOf(lead)]).toEqual(['Open daily', [pair('#999999'), pair('#888888')]]);
  expect(images?.causes.map((cause) => [textOf(cause), colorsOf(cause)])).toEqual([[null, []]]);
});

it('lists few colors of a page where each place has its own', () => {
  const nodes = Array.from({ length: 9 }, (_, at) => node('lead', `#99999${at}`));
  const [many] = groupFindings([{ path: '/', rules: [contrast(...nodes)] }]);
  expect(many && colorsOf(many)).toHaveLength(5);
});

it.each([
  ['main > p:nth-child(3)', '<p class="lead is-open">…</p>', 'p.lead.is-open'],
  ['#a > p', '<p class="md:flex lead">', 'p.lead'],
  ['footer > p', '<p id="hours">', 'p#hours'],
  ['footer > p:nth-child(2)', '<p>', 'footer > p:nth-child(2)'],
  ['#frame | my-card >>> p > b', '<b>', 'p > b'],
  ['', '', '*'],
])('%s with %s is chosen in a style sheet as %s', (selector, snippet, css) => {
  expect(cssSelectorOf({ selector, snippet })).toBe(css);
});
