import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';
import { visitWith } from '../../support/with-settings.ts';

export function testOwnColors(visitor: Visitor): void {
  const { driver } = visitor;
  /** As numbers, in any color space. */
  const drawn = () => {
    const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const read = (color: string) => {
      Object.assign(paper as object, { fillStyle: color });
      paper?.fillRect(0, 0, 1, 1);
      return [...(paper?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join();
    };
    const style = (id: string) => getComputedStyle(document.getElementById(id) as Element);
    return {
      background: read(getComputedStyle(document.documentElement).backgroundColor),
      texts: ['px', 'pale', 'inline', 'middle'].map((id) => read(style(id).color)),
      link: read(style('link').color),
      field: read(style('input').backgroundColor),
    };
  };

  describe('own colors', () => {
    const palettes = [
      ['3b2f1e-f5e6c8-7a1f00', '59,47,30', '245,230,200', '122,31,0'],
      ['ffe9a8-1b2a41-9ee7ff', '255,233,168', '27,42,65', '158,231,255'],
      // Weaker than we would choose, but the visitor's own choice.
      ['5a5a5a-d8d8d8-303090', '90,90,90', '216,216,216', '48,48,144'],
    ] as const;
    test.runIf(inOneEngine(visitor))('text, background and links are drawn in them, and go back', async () => {
      await visitor.visit();
      const before = await snapshot(driver);
      for (const [value, text, background, link] of palettes) {
        await visitWith(visitor, 'page', { colors: value });
        await visitor.until(drawn, { background, texts: [text, text, text, text], link, field: background });
        await driver.run(() => window.Evenway.remove());
        await expect.poll(async () => differences(before, await snapshot(driver))).toEqual([]);
        expect(await visitor.trouble()).toEqual([]);
      }
    });

    test.runIf(inOneEngine(visitor))('a value that is none of ours is forgotten', async () => {
      await visitWith(visitor, 'page', { colors: 'red-#fff-url(x)' });
      const { background } = await driver.run(drawn);
      expect(background).not.toBe('255,0,0');
      expect(await driver.run(() => document.adoptedStyleSheets.length)).toBe(0);
    });
  });
}
