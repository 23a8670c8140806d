import { describe, expect, it } from 'vitest';
import { isAtLeast } from './compare-findings.ts';
import { fingerprintOf } from './fingerprint.ts';
import { groupFindings } from './group-findings.ts';

const print = (selector: string, snippet: string, rule = 'link-name') => fingerprintOf(rule, { selector, snippet });

describe('one mistake in a template has one fingerprint', () => {
  it.each([
    ['on pages with other numbers', ['#menu-item-42 > a', '<a id="nav-42">'], ['#menu-item-7 > a', '<a id="nav-7">']],
    [
      'in another place of the page',
      ['.card:nth-child(3) > a', '<a href="/one">'],
      ['.card:nth-child(11) > a', '<a href="/two">'],
    ],
    [
      'with another state',
      ['.nav > a', '<a class="nav-link active">'],
      ['.nav > a', '<a class="nav-link current-menu-item">'],
    ],
    [
      'after another build',
      ['a', '<a class="Header_logo__3xK2a css-1q2w3e">'],
      ['a', '<a class="css-9z8y7x Header_logo__9Ab1c">'],
    ],
    ['with generated ids', ['a', '<a id=":r1:" class="x">'], ['a', '<a id=":r2f:" class="x">']],
    ['with a shorter selector', ['.logo', '<a class="logo">'], ['header .logo', '<a class="logo">']],
    ['with hidden numbers', ['a', '<a id="post-…">'], ['a', '<a id="post-12">']],
    ['on the page as a whole', ['html', '<html class="home no-js">'], ['html', '<html class="page-id-3" dir="ltr">']],
    ['of which only the selector is known', ['.card:nth-child(2) > .buy', ''], ['.card:nth-child(4) > .buy', '']],
  ])('%s', (_, [selectorA, snippetA], [selectorB, snippetB]) => {
    expect(print(selectorA as string, snippetA as string)).toBe(print(selectorB as string, snippetB as string));
  });

  it('differs for other elements and rules', () => {
    const all = [
      print('.logo', '<a class="logo">'),
      print('.logo', '<a class="logo">', 'color-contrast'),
      print('.cart', '<a class="cart">'),
      print('.cart', '<button class="cart">'),
      print('.menu > a', '<a href="/x">'),
      print('.footer > a', '<a href="/x">'),
      print('form > input', '<input type="text" name="first">'),
      print('form > input', '<input type="text" name="last">'),
      print('.a >>> .menu > b', '<b>'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('stays the same in later releases: answers of people are stored by it', () => {
    expect(print('.card:nth-child(3) > a', '<a href="/one">')).toBe('link-name:894e8401a3566742');
    expect(print('.logo', '<a class="logo site-logo" id="home-2">')).toBe('link-name:393187654a929df4');
  });
});

describe('findings', () => {
  const node = (selector: string, snippet: string) => ({ selector, snippet });

  it('are grouped by what has to be fixed once, with every page it shows on', () => {
    const header = node('.logo', '<a class="logo">');
    const pages = Array.from({ length: 50 }, (_, at) => ({
      path: `/page-${at}`,
      rules: [{ rule: 'link-name', impact: 'serious' as const, nodes: [header, header] }],
    }));
    const findings = groupFindings([
      ...pages,
      { path: '/page-0', rules: [{ rule: 'region', impact: 'moderate', nodes: [node('p', '<p class="x">')] }] },
    ]);
    expect(findings.map(({ rule, count, pages: { length } }) => [rule, count, length])).toEqual([
      ['link-name', 100, 50],
      ['region', 1, 1],
    ]);
    expect(findings[0]).toMatchObject({
      criteria: ['2.4.4', '4.1.2'],
      level: 'A',
      impact: 'serious',
      snippet: '<a class="logo">',
    });
    expect(findings[0]?.pages[0]).toEqual({ path: '/page-0', count: 2, selectors: ['.logo', '.logo'] });
  });

  it('A14: are one where a missing main leaves every part of a page outside of landmarks', () => {
    const outside = ['header', 'nav', 'footer'].map((name) => node(name, `<${name} class="${name}">`));
    const region = { rule: 'region', impact: 'moderate' as const, nodes: outside };
    const noMain = { rule: 'landmark-one-main', impact: 'moderate' as const, nodes: [node('html', '<html>')] };
    const rulesOf = (rules: (typeof region)[]) =>
      groupFindings([{ path: '/', rules }]).map(({ rule, count }) => `${rule} ${count}`);
    expect(rulesOf([region, noMain])).toEqual(['region 3', 'landmark-one-main 1']);
    expect(rulesOf([region])).toEqual(['region 1', 'region 1', 'region 1']);
    // Other mistakes on such a page are mended one by one.
    expect(rulesOf([{ ...region, rule: 'image-alt' }, noMain])).toEqual([
      ...Array(3).fill('image-alt 1'),
      'landmark-one-main 1',
    ]);
  });

  it('keep the worst impact, count what they do not list, and begin with what affects most', () => {
    const many = Array.from({ length: 30 }, (_, at) => node(`.x:nth-child(${at})`, '<p class="x">'));
    const findings = groupFindings([
      { path: '/a', rules: [{ rule: 'color-contrast', impact: 'minor', nodes: many }] },
      { path: '/b', rules: [{ rule: 'color-contrast', impact: 'serious', nodes: many.slice(0, 1) }] },
      { path: '/b', rules: [{ rule: 'image-alt', impact: 'critical', nodes: [node('img', '<img>')] }] },
    ]);
    expect(findings.map(({ rule, impact }) => [rule, impact])).toEqual([
      ['image-alt', 'critical'],
      ['color-contrast', 'serious'],
    ]);
    expect(findings[1]).toMatchObject({ count: 31, pages: [{ count: 30 }, { count: 1 }] });
    expect(findings[1]?.pages[0]?.selectors.length).toBe(20);
  });

  it('of level A count for those who ask for AA, and best practices do not', () => {
    expect([isAtLeast('A', 'AA'), isAtLeast('AA', 'AA'), isAtLeast('best-practice', 'AA')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isAtLeast('AA', 'best-practice')).toBe(true);
  });
});
