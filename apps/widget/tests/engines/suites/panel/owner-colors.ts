import { readableColors } from '@evenway/contract';
import { expect, test } from 'vitest';
import { contrastRatio, toHex } from '../../../support/contrast-ratio.ts';
import { axe } from '../../support/axe.ts';
import { inOneEngine, sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

const mains = ['#000000', '#1e4ed8', '#7a1f5c', '#b91c1c', '#15803d', '#0e7490', '#8a8a8a', '#ff5a1f'];

/** Colors as drawn: the button, the panel, a switched-on control and the icon of one that is off. */
export function testOwnerColors(visitor: Visitor): void {
  const { driver } = visitor;
  const drawn = async () => {
    await visitor.press('Highlight links');
    await driver.move(0, 0);
    const texts = await driver.run(() => {
      const style = (selector: string, property: string) =>
        getComputedStyle(window.inside.query(selector) as Element).getPropertyValue(property);
      return {
        button: style('.b', 'background-color'),
        icon: style('.b', 'color'),
        paper: style('.p', 'background-color'),
        text: style('.p .hint', 'color'),
        on: style('[aria-pressed=true]', 'background-color'),
        onText: style('[aria-pressed=true]', 'color'),
        mark: style('[aria-pressed=false] svg', 'stroke'),
      };
    });
    const numbers = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3);
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, numbers(text)])) as Record<
      keyof typeof texts,
      number[]
    >;
  };
  const isDark = () => driver.run(() => matchMedia('(prefers-color-scheme: dark)').matches);

  test.for(sampleOf(visitor, mains, ['#1e4ed8', '#ff5a1f'], []))(
    "the owner's %s can be seen, and what stands on it read",
    async (main) => {
      await visitor.open('page', { query: `id=colors-${main.slice(1)}-334155` });
      const seen = await drawn();
      expect(toHex(seen.button)).toBe(main);
      expect(contrastRatio(seen.icon, seen.button)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(seen.text, seen.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(seen.on, seen.paper)).toBeGreaterThanOrEqual(2.99);
      expect(contrastRatio(seen.mark, seen.paper)).toBeGreaterThanOrEqual(2.99);
      expect(contrastRatio(seen.onText, seen.on)).toBeGreaterThanOrEqual(4.5);
      if (!(await isDark())) expect([toHex(seen.on), toHex(seen.text)]).toEqual([main, '#334155']);
    },
  );

  test.for(sampleOf(visitor, ['#ffe066', '#ffffff', '#e0b0ff'], ['#ffe066'], []))(
    'a pale %s marks the panel in the shade that is delivered for it',
    async (main) => {
      const shade = readableColors({ mainColor: main, textColor: '#334155' }).mainColor;
      await visitor.open('page', { query: `id=colors-${main.slice(1)}-334155-${shade.slice(1)}` });
      const seen = await drawn();
      expect(toHex(seen.button)).toBe(main);
      expect(contrastRatio(seen.on, seen.paper)).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(seen.onText, seen.on)).toBeGreaterThanOrEqual(4.5);
      if (!(await isDark())) expect([toHex(seen.on), toHex(seen.mark)]).toEqual([shade, shade]);
    },
  );

  test.runIf(inOneEngine(visitor))('stored colors that cannot be read leave a readable panel', async () => {
    await visitor.open('page', { query: 'id=colors-ffe066-cbd5e1' });
    const seen = await drawn();
    expect([toHex(seen.button), toHex(seen.icon)]).toEqual(['#ffe066', '#000000']);
    if (!(await isDark()))
      expect([toHex(seen.on), toHex(seen.onText), toHex(seen.text)]).toEqual(['#1e4ed8', '#ffffff', '#1e293b']);
    expect(await axe(driver)).toEqual([]);
  });
}
