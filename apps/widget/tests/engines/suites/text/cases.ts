import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine, sampleOf, someInOthers } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';
import { visitWith } from '../../support/with-settings.ts';

export function testTextCases(visitor: Visitor): void {
  const { driver } = visitor;
  /** Computed values by the ids of a page's elements. */
  const values = (...names: string[]) =>
    driver.run(
      (list) =>
        Object.fromEntries(
          [...document.querySelectorAll('[id]')].map((one) => {
            const style = getComputedStyle(one);
            return [one.id, list.map((name) => style.getPropertyValue(name))];
          }),
        ),
      names,
    );
  const numbers = async (name: string) =>
    Object.fromEntries(Object.entries(await values(name)).map(([id, [value]]) => [id, Number.parseFloat(`${value}`)]));

  describe('text on pages as they are', () => {
    test('W32 fonts made of variables grow and keep family, weight and style (Angular Material)', async () => {
      await visitor.visit('text/font-token');
      const look = () => values('font-size', 'line-height', 'font-family', 'font-weight', 'font-style');
      const plain = await look();
      expect(plain.large?.slice(0, 2)).toEqual(['16px', '24px']);
      await visitor.pressMainButton();
      await visitor.pressTimes('Larger text', 3);
      const expected = Object.fromEntries(
        Object.entries(plain).map(([id, [size, line, ...rest]]) => [
          id,
          [size, line].map((length) => `${Number.parseFloat(`${length}`) * 1.5}px`).concat(rest as string[]),
        ]),
      );
      await expect.poll(look).toEqual(expected);
      // In the same task: by the rules alone, before anything of ours could run again.
      const dense = await driver.run(() => {
        document.documentElement.classList.add('dense');
        const { fontSize, lineHeight } = getComputedStyle(document.getElementById('brand') as Element);
        return [fontSize, lineHeight];
      });
      expect(dense).toEqual(['18px', '24px']);
    });

    test('W34 old pages: tables, font elements, capitals and important attributes grow', async () => {
      // Zoomed as a whole, so that the computed size is the old one.
      const widths = () =>
        driver.run(() =>
          Object.fromEntries(
            [...document.querySelectorAll('nobr')].map((one) => [one.id, one.getBoundingClientRect().width]),
          ),
        );
      const sizes = async () => ({ ...(await numbers('font-size')), ...(await widths()) });
      await visitor.visit('text/old-page');
      expect(await driver.run(() => document.compatMode)).toBe('BackCompat');
      const before = await snapshot(driver);
      const plain = await sizes();
      await visitor.pressMainButton();
      await visitor.pressTimes('Larger text', 5);
      const growth = async () => {
        const grown = await sizes();
        return Object.keys(plain).filter((id) => Math.abs((grown[id] as number) / (plain[id] as number) - 2) > 0.1);
      };
      await expect.poll(growth).toEqual([]);
      await visitor.press('Reset all');
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test.for(someInOthers(visitor, ['100', '200'], ['200']))(
      'W45 line spacing is never tighter than an element had it, at %s percent',
      async (size) => {
        const ratios = async () => {
          const [lines, sizes] = [await numbers('line-height'), await numbers('font-size')];
          return Object.fromEntries(
            Object.keys(sizes).map((id) => [id, (lines[id] as number) / (sizes[id] as number) || 1.2]),
          );
        };
        await visitor.visit('text/lines');
        const plain = await ratios();
        expect(plain.inherited).toBeCloseTo(1.9, 2);
        const levels = [
          ['1', 1.5],
          ['2', 1.8],
          ['3', 2.1],
        ] as const;
        const highest = levels.slice(2);
        for (const [level, min] of sampleOf(visitor, levels, size === '100' ? levels : highest, highest)) {
          await visitWith(visitor, 'text/lines', { lineHeight: level, ...(size === '200' ? { textSize: size } : {}) });
          const tighter = async () => {
            const now = await ratios();
            return Object.keys(now).filter(
              // A line as high as its bar stays so: it must not push its text out of the bar.
              (id) => id !== 'bar' && (now[id] as number) < Math.max(min, plain[id] as number) - 0.01,
            );
          };
          await expect.poll(tighter).toEqual([]);
          if (size === '100') expect((await numbers('line-height')).bar).toBeCloseTo(50, 1);
        }
      },
    );

    test('W46 icon fonts at any depth and of any name keep their font, spacing and line height', async () => {
      const icons = ['imported', 'written', 'ligature', 'named', 'nested'];
      const look = async () => {
        const all = await values('font-family', 'letter-spacing', 'line-height', '-webkit-text-stroke-width');
        return icons.map((id) => all[id]);
      };
      await visitor.visit('text/icons');
      const plain = await look();
      await visitWith(visitor, 'text/icons', { font: 'lexend', letterSpacing: '3', lineHeight: '3', weight: 'medium' });
      await expect.poll(async () => (await values('font-family')).text?.[0]).toContain('evenway-lexend');
      const all = await values('font-family');
      expect([all.bold?.[0], all.brand?.[0]]).toEqual([
        expect.stringContaining('lexend'),
        expect.stringContaining('lexend'),
      ]);
      const now = await look();
      icons.forEach((id, index) => {
        const [family, letter, , stroke] = now[index] as string[];
        expect(family, id).toBe(plain[index]?.[0]);
        expect(letter, id).toMatch(/^(normal|0px)$/);
        expect(Number.parseFloat(`${stroke}`), id).toBe(0);
      });
      expect(now[1]?.[2]).toBe(plain[1]?.[2]);
    });

    test('W42 alignment: running text at the start of its line, heroes stay centred, titles move with their text', async () => {
      await visitor.visit('text/alignment');
      const before = await snapshot(driver);
      await visitWith(visitor, 'text/alignment', { align: 'left', lineLength: '60' });
      const aligned = async () =>
        Object.fromEntries(Object.entries(await values('text-align')).map(([id, [value]]) => [id, value]));
      await expect.poll(async () => (await aligned()).cardtext).toBe('start');
      const now = await aligned();
      for (const id of ['hero', 'title', 'slogan', 'act', 'cardact']) expect(now[id], id).toBe('center');
      for (const id of ['card', 'cardtitle', 'pairtitle', 'pairtext', 'stack', 'stacktext', 'justify', 'arabicleft'])
        expect(now[id], id).toBe('start');
      const edges = await driver.run(() =>
        ['cardtitle', 'cardtext', 'cardact', 'stacktitle', 'stacktext'].map((id) => {
          const range = document.createRange();
          range.selectNodeContents(document.getElementById(id) as Element);
          return Math.round(range.getBoundingClientRect().left);
        }),
      );
      // Within the padding of a button.
      expect(Math.max(...edges)).toBeLessThanOrEqual(16);
      // Lines of running text get shorter; rows, which are not running text, stay.
      const { wide, row } = await numbers('width');
      expect(wide).toBeLessThan(600);
      expect(row).toBeGreaterThan(1000);
      await visitor.pressMainButton();
      await visitor.press('Reset all');
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test.for(sampleOf(visitor, ['lexend', 'atkinson', 'opendyslexic'], ['lexend', 'opendyslexic'], ['lexend']))(
      'W42 %s draws Polish, Czech, Hungarian and Turkish in one face',
      async (font) => {
        await visitWith(visitor, 'text/letters', { font });
        await expect
          .poll(() => driver.run(() => [...document.fonts].filter((face) => face.status === 'loaded').length))
          .toBe(font === 'opendyslexic' ? 2 : 4);
        // If the font itself draws a word, its width does not depend on the fallback.
        const widths = await driver.run((family) => {
          const paper = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
          return [...document.querySelectorAll('p')].map((one) =>
            ['monospace', 'serif'].map((other) => {
              paper.font = `40px ${family}, ${other}`;
              return Math.round(paper.measureText(`${one.textContent}`).width);
            }),
          );
        }, `evenway-${font}`);
        for (const [one, other] of widths) expect(one).toBe(other);
        await visitor.pressMainButton();
        await visitor.press('Reset all');
        expect(await driver.run(() => [...document.fonts].length)).toBe(0);
      },
    );

    test.runIf(inOneEngine(visitor))('W42 a font that lacks the letters of the page is not used', async () => {
      await visitWith(visitor, 'text/greek', { font: 'lexend', letterSpacing: '1' });
      await expect.poll(async () => (await values('letter-spacing')).text?.[0]).toBe('1.2px');
      expect((await values('font-family')).text?.[0]).toContain('Georgia');
      await visitWith(visitor, 'text/greek', { font: 'opendyslexic', letterSpacing: '1' });
      await expect.poll(async () => (await values('font-family')).text?.[0]).toContain('opendyslexic');
    });
  });
}
