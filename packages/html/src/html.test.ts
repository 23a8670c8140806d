import { expect, it } from 'vitest';
import { html, toSource } from './html.ts';

it('escapes every value, also in attributes and lists', () => {
  const typed = `<b a="1">'&'</b>`;
  const escaped = '&lt;b a=&quot;1&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;';
  expect(toSource(html`<p title="${typed}">${typed} ${[typed, 2]}</p>`)).toBe(
    `<p title="${escaped}">${escaped} ${escaped}2</p>`,
  );
});

it('takes what it made itself as it is', () => {
  expect(toSource(html`<ul>${['a', '<'].map((item) => html`<li>${item}</li>`)}</ul>`)).toBe(
    '<ul><li>a</li><li>&lt;</li></ul>',
  );
});

it('is not fooled by an object that looks like its own', () => {
  const forged = JSON.parse('{"source":"<script>"}');
  expect(() => html`<p>${forged}</p>`).toThrow();
});
