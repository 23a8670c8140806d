import { describe, expect, it } from 'vitest';
import { createHtmlScanner } from './html-scanner.ts';

/** What is found if the text arrives in chunks of this size. */
function scan(html: string, size = html.length) {
  const found: unknown[] = [];
  const scanner = createHtmlScanner({
    onTag: (name, attributes) => void found.push([name, Object.fromEntries(attributes)]),
    onScript: (text, isInert) => void found.push(isInert ? { inert: text } : text),
  });
  for (let at = 0; at < html.length; at += size) scanner.push(html.slice(at, at + size));
  return found;
}

const cases: [string, string, unknown[]][] = [
  [
    'a tag with attributes',
    '<A HREF=/x Title = "1 > 0" b c=\'d\'>',
    [['a', { href: '/x', title: '1 > 0', b: '', c: 'd' }]],
  ],
  ['the first of two attributes', '<a b=1 b=2>', [['a', { b: '1' }]]],
  ['no end tags', '</a><b></b x="<i>">', [['b', {}]]],
  ['character references', '<a b="&quot;&#39;&#x41;&amp;lt;&bogus;&#0;">', [['a', { b: '"\'A&lt;&bogus;\ufffd' }]]],
  ['an equals sign that begins a name', '<a =b=c>', [['a', { '=b': 'c' }]]],
  [
    'an attribute without its value',
    '<a b=><i>',
    [
      ['a', { b: '' }],
      ['i', {}],
    ],
  ],
  [
    'nothing in comments',
    '<!-- <a> --><b><!--><i><!---><u><!-- -- > --!><s><!doctype <x><p>',
    ['b', 'i', 'u', 's', 'p'].map((name) => [name, {}]),
  ],
  ['nothing in other markup', '<?php <a ?><b></ <i>', [['b', {}]]],
  ['brackets that open nothing', '1 < 2 <3 <<b>', [['b', {}]]],
  [
    'the text of a script',
    '<script>if (a</b>/.test("</scrip" + "<!--")) x()</SCRIPT ><b>',
    [['script', {}], 'if (a</b>/.test("</scrip" + "<!--")) x()', ['b', {}]],
  ],
  ['no script that is never closed', '<script>x()</scripts>', [['script', {}]]],
  [
    'no tags in raw text',
    '<textarea><a></textarea><title/><i></title><svg><title/><b></svg><title><i></title><plaintext></plaintext><a>',
    ['textarea', 'title', 'svg', 'title', 'b', 'title', 'plaintext'].map((name) => [name, {}]),
  ],
  [
    'no tags in templates',
    '</template><template><a><template></template><script>x()</script></template><b><template><i>',
    [['template', {}], { inert: 'x()' }, ['b', {}], ['template', {}]],
  ],
];

describe('the scanner finds', () => {
  it.each(cases)('%s, however the pieces fall', (_name, html, expected) => {
    for (let size = 1; size <= html.length; size += 1) expect(scan(html, size)).toEqual(expected);
  });

  it('a bounded part of a tag', () => {
    const names = Array.from({ length: 500 }, (_, index) => `a${index}`);
    const [[, attributes]] = scan(`<a ${names.join(' ')}>`) as [[string, Record<string, string>]];
    expect(Object.keys(attributes)).toHaveLength(100);
    const [[, { b }]] = scan(`<a b="${'x'.repeat(100_000)}">`) as [[string, { b: string }]];
    expect(b).toHaveLength(16_384);
  });
});
