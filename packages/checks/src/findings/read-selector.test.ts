import { describe, expect, it } from 'vitest';
import { attributesOf, attributeValuesIn, splitSteps, withoutPseudos, withoutValues } from './read-selector.ts';

describe('a selector', () => {
  it.each([
    ['main > a.link', ['main', 'a.link']],
    ['main>a  b', ['main', 'a', 'b']],
    ['a[title="two words"] b', ['a[title="two words"]', 'b']],
    ['a[title="x > y"] b', ['a[title="x', 'y"]', 'b']],
    ['', []],
  ])('%s has these steps', (selector, steps) => expect(splitSteps(selector)).toEqual(steps));

  it.each([
    ['a[href^="/x"].b[title="t"]:hover', 'a[href].b[title]:hover'],
    ['a[href]', 'a[href]'],
    ['a[data-x~=y]b[z|=w][v*=u][t$=s]', 'a[data-x]b[z][v][t]'],
    ['a[=b]c', 'a[=b]c'],
    ['a[b', 'a[b'],
  ])('%s keeps no values', (step, plain) => expect(withoutValues(step)).toBe(plain));

  it('has its attributes', () => {
    expect(attributesOf('a[href="/x"].b[title]')).toEqual(['[href="/x"]', '[title]']);
    expect(attributesOf('a[].b[c')).toEqual([]);
  });

  it.each([
    ['a:hover.b', 'a.b'],
    ['a::before', 'a'],
    ['li:nth-child(3).x', 'li.x'],
    ['li:not(.a', 'li(.a'],
    ['a:hover(b)::after c', 'a c'],
    ['sm\\:flex', 'sm\\:flex'],
  ])('%s keeps no states', (step, plain) => expect(withoutPseudos(step)).toBe(plain));

  it('compares attributes with these values', () => {
    const found = [...attributeValuesIn(`a[href^="/x"][title='it\\'s'] [lang=en][data-a:b="[c=\\"d\\"]"][]`)];
    expect(found.map(({ name, value }) => [name, value])).toEqual([
      ['href', '/x'],
      ['title', "it\\'s"],
      ['data-a:b', '[c=\\"d\\"]'],
    ]);
    expect(found[0]).toMatchObject({ from: 1, to: 13 });
  });
});
