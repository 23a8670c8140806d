import { describe, expect, it } from 'vitest';
import { pageResultFromAxe } from './axe-results.ts';
import { redactSelector, redactSnippet, redactWords } from './redact.ts';

describe('a snippet', () => {
  it.each([
    ['<p class="hint">Welcome back, Jane Doe</p>', '<p class="hint">…</p>'],
    [
      '<input type="text" value="Jane" name="first" placeholder="Your name">',
      '<input type="text" value="…" name="first" placeholder="…">',
    ],
    ['<textarea id="note">My secret</textarea>', '<textarea id="note">…</textarea>'],
    ['<img src="/u/avatar.png?token=abc" alt="Jane Doe">', '<img src="/u/avatar.png?…" alt="…">'],
    ['<img src="/a.png" alt="">', '<img src="/a.png" alt="">'],
    ['<a href="mailto:jane@example.com" aria-label="Mail Jane">Jane</a>', '<a href="mailto:…" aria-label="…">…</a>'],
    ['<a href="https://me:pw@shop.example/orders/20261118/x">', '<a href="https://shop.example/orders/…/x">'],
    ['<div data-user="jane" onclick="buy(4)" aria-expanded="true"></div>', '<div aria-expanded="true"></div>'],
    ['<tr id="order-883121"><td>Jane</td><td>12 €</td></tr>', '<tr id="order-…"><td>…</td><td>…</td></tr>'],
    ['<p style="color:#777;background:url(/x?u=jane)">a</p>', '<p style="color:#777;background:url(…)">…</p>'],
    ['<p class="a\n  b\u0007">', '<p class="a b ">'],
    ['<html lang=""><head></head><body><p>Jane</p></body></html>', '<html lang="">…'],
    ['<my-card owner="Jane" hidden>', '<my-card owner="…" hidden>'],
    ['<b>Jane</b> and <!-- Jane --> others <i', '<b>…</b>…'],
    ["<a title='say \"hi\" to Jane' class='a\"b'>", '<a title="…" class="a&quot;b">'],
    ['<meta name="viewport" content="user-scalable=no">', '<meta name="viewport" content="user-scalable=no">'],
  ])('%s becomes %s', (html, redacted) => {
    expect(redactSnippet(html)).toBe(redacted);
    expect(redactSnippet(redacted)).toBe(redacted);
  });

  it('is short, and ends between tags', () => {
    const long = redactSnippet(`<ul class="menu">${'<li class="menu-item"><a href="/x">x</a></li>'.repeat(50)}</ul>`);
    expect(long.length).toBeLessThanOrEqual(301);
    expect(long).toMatch(/^<ul class="menu"><li.*[>…]…?$/);
    expect(redactSnippet(`<p class="${'a '.repeat(400)}">`).length).toBe(301);
  });

  it('is made quickly of what somebody wrote to keep us busy', () => {
    for (const piece of ['<a ', '<a "', "<a x='", '<', '<!--', 'a@', '[a="', '<a x=" >'])
      expect(redactSnippet(piece.repeat(20_000)).length).toBeLessThanOrEqual(301);
  });
});

describe('a selector', () => {
  it.each([
    ['.card:nth-child(3) > img[alt="Jane Doe"]', '.card:nth-child(3) > img[alt]'],
    ['a[href$="profile?user=jane"]', 'a[href]'],
    ['a[href$="contact"]', 'a[href$="contact"]'],
    ['input[type="text"][value="a\\"b"]', 'input[type="text"][value]'],
    ['#menu > li', '#menu > li'],
    [`${'a'.repeat(499)}😀`, 'a'.repeat(499)],
  ])('%s becomes %s', (selector, redacted) => {
    expect(redactSelector(selector)).toBe(redacted);
  });
});

it('axe-core’s results become those of a page, with frames and shadow trees in the selector', () => {
  const node = { html: '<img src="a.png">', target: ['#frame', ['my-card', 'img']] };
  expect(pageResultFromAxe('/a', { violations: [{ id: 'image-alt', impact: null, nodes: [node] }] })).toEqual({
    path: '/a',
    rules: [
      {
        rule: 'image-alt',
        impact: 'minor',
        nodes: [{ selector: '#frame | my-card >>> img', snippet: '<img src="a.png">' }],
      },
    ],
  });
});

describe('text that is hard to read', () => {
  const measured = { fgColor: '#A3978a', bgColor: '#ffffff', contrastRatio: 2.86, expectedContrastRatio: '4.5:1' };
  const nodeOf = (data: object, text = 'Open daily') => {
    const node = { html: '<p class="lead">', target: ['p.lead'], any: [{ data }], text };
    const [rule] = pageResultFromAxe('/', { violations: [{ id: 'color-contrast', nodes: [node] }] }).rules;
    return rule?.nodes[0];
  };

  it('is named by its first words and its two colors', () => {
    expect(nodeOf(measured)).toEqual({
      ...{ selector: 'p.lead', snippet: '<p class="lead">', text: 'Open daily' },
      colors: { color: '#a3978a', background: '#ffffff', required: 4.5 },
    });
  });

  it('has no colors if these are not the whole story, or not colors; no words of other elements are kept', () => {
    for (const other of [
      { messageKey: 'fgOnShadowColor' },
      { bgColor: undefined },
      { fgColor: 'red' },
      { expectedContrastRatio: 'none' },
    ])
      expect(nodeOf({ ...measured, ...other })).toEqual({ selector: 'p.lead', snippet: '<p class="lead">' });
  });

  it.each([
    ['Write to jane@shop.example or call 0401234567', 'Write to … or call …'],
    ['  Open\n daily\u0007 ', 'Open daily'],
    ['Sourdough baked in a wood fired oven every morning', 'Sourdough baked in a wood fired oven…'],
    ['a'.repeat(60), `${'a'.repeat(40)}…`],
    ['', ''],
  ])('%j becomes %j', (text, shown) => {
    expect(redactWords(text)).toBe(shown);
  });

  it.each([
    ['Tel. 06 12 34 56 78', 'Tel. …'],
    ['+33 6.12.34.56.78', '+…'],
    ['Call 555-123-4567 now', 'Call … now'],
    ['born 12/03/1985', 'born …'],
    ['Open from 7 am to 1 pm', 'Open from 7 am to 1 pm'],
    ['22 functions, 14 languages', '22 functions, 14 languages'],
  ])('hides numbers that are written in groups: %s', (text, shown) => {
    expect(redactWords(text)).toBe(shown);
  });
});
