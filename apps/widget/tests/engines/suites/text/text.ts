import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

const kinds = [
  'inherit',
  'px',
  'rem',
  'em',
  'em2',
  'clamp',
  'var',
  'var-em',
  'keyword',
  'medium',
  'strong',
  'wide',
  'grid-only',
  'layered',
  'nested',
  'inline',
  'bare',
  'button',
  'input',
  'link',
  'code',
];

export function testText(visitor: Visitor): void {
  const { driver } = visitor;

  describe('text', () => {
    test('text size: text of every kind doubles, also in shadow roots, and shrinks back step by step', async () => {
      const sizes = () =>
        driver.run((ids) => {
          const inShadow = document.getElementById('shadow')?.shadowRoot?.children ?? [];
          const all = [...ids.map((id) => document.getElementById(id) as Element), ...inShadow];
          return all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
        }, kinds);
      await visitor.open();
      const before = await snapshot(driver);
      const plain = await sizes();
      for (const [presses, factor] of [
        [3, 1.5],
        [2, 2],
      ] as const) {
        await visitor.pressTimes('Larger text', presses);
        const grown = await sizes();
        grown.forEach((size, index) => {
          expect(size / (plain[index] as number), kinds[index] ?? 'in a shadow root').toBeCloseTo(factor, 2);
        });
      }
      expect(await visitor.styles('line-height', 'px')).toEqual(['40px']);
      await visitor.pressTimes('Smaller text', 5);
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))(
      'text size: a line that fills a box of fixed height stays in its middle',
      async () => {
        await visitor.open();
        await driver.run(() => {
          const sheet = document.createElement('style');
          sheet.textContent =
            '.round { display: block; width: 40px; height: 40px; font-size: 16px; line-height: 40px }';
          const round = Object.assign(document.createElement('a'), { className: 'round', textContent: '↑' });
          document.head.append(sheet);
          document.querySelector('main')?.append(round);
        });
        await visitor.pressTimes('Larger text', 5);
        const seen = await driver.run(() => {
          const round = document.querySelector('.round') as Element;
          const text = document.createRange();
          text.selectNodeContents(round);
          const [box, line] = [round.getBoundingClientRect(), text.getBoundingClientRect()];
          const off = line.top + line.height / 2 - (box.top + box.height / 2);
          return { size: getComputedStyle(round).fontSize, off: Math.abs(Math.round(off)) };
        });
        expect(seen).toEqual({ size: '32px', off: 0 });
      },
    );

    test.runIf(inOneEngine(visitor))(
      'text size: an element that gets its shadow root when its script arrives follows',
      async () => {
        await visitor.open();
        await driver.run(() => void document.querySelector('main')?.append(document.createElement('x-late')));
        await visitor.pressTimes('Larger text', 5);
        await driver.run(() => {
          class Late extends HTMLElement {
            constructor() {
              super();
              const style = document.createElement('style');
              style.textContent = 'p{font-size:12px}';
              const p = document.createElement('p');
              p.textContent = 'Late';
              this.attachShadow({ mode: 'open' }).append(style, p);
            }
          }
          customElements.define('x-late', Late);
        });
        const size = () =>
          driver.run(() => {
            const p = document.querySelector('x-late')?.shadowRoot?.querySelector('p');
            return p ? getComputedStyle(p).fontSize : null;
          });
        await expect.poll(size).toBe('24px');
        await visitor.press('Reset all');
        expect(await size()).toBe('12px');
      },
    );

    test.runIf(inOneEngine(visitor))('text size: a style sheet that may not be read is measured instead', async () => {
      const sizes = () =>
        driver.run(() =>
          [...document.querySelectorAll('.far, .far *')].flatMap((one) => {
            const { fontSize, lineHeight } = getComputedStyle(one);
            return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
          }),
        );
      await visitor.open('far');
      const plain = await sizes();
      await visitor.pressTimes('Larger text', 5);
      await expect.poll(sizes).toEqual(plain.map((size) => expect.closeTo(size * 2, 1)));
      await visitor.press('Reset all');
      expect(await sizes()).toEqual(plain);
    });

    test.runIf(inOneEngine(visitor))(
      'letter spacing, line spacing, fonts and alignment: as chosen, letters and fonts not in icons and code, and all goes back',
      async () => {
        await visitor.open();
        const before = await snapshot(driver);
        await visitor.choose('Letter spacing', 'More');
        await expect.poll(() => visitor.styles('letter-spacing', 'px')).toEqual(['1.68px']);
        expect(await visitor.styles('word-spacing', 'px')).toEqual(['2.24px']);
        const kept = await visitor.styles('letter-spacing', 'glyph', 'ico', 'code');
        for (const spacing of kept) expect(spacing).toMatch(/^(normal|0px)$/);
        await visitor.choose('Letter spacing', 'As is');

        for (const [level, min] of [
          ['A little', 1.5],
          ['More', 1.8],
          ['Most', 2.1],
        ] as const) {
          await visitor.choose('Line spacing', level);
          const tightest = async () => {
            const lines = (await visitor.styles('line-height', 'inherit', 'px', 'bare')).map(Number.parseFloat);
            const sizes = (await visitor.styles('font-size', 'inherit', 'px', 'bare')).map(Number.parseFloat);
            return Math.min(...lines.map((line, index) => line / (sizes[index] as number)));
          };
          await expect.poll(tightest).toBeGreaterThanOrEqual(min - 0.001);
        }
        await visitor.choose('Line spacing', 'As is');

        const width = () =>
          driver.run(() => {
            const range = document.createRange();
            range.selectNodeContents(document.getElementById('inherit') as Element);
            return range.getBoundingClientRect().width;
          });
        const widths = new Set([await width()]);
        for (const [label, name] of [
          ['Atkinson', 'atkinson'],
          ['Lexend', 'lexend'],
          ['OpenDyslexic', 'opendyslexic'],
        ] as const) {
          await visitor.choose('Font', label);
          const loaded = () =>
            driver.run(
              (one) =>
                [...document.fonts]
                  .filter((face) => face.family.includes(one) && face.status === 'loaded')
                  .map(({ weight }) => weight)
                  .sort(),
              name,
            );
          // Regular and bold letters, each from its own file.
          await expect.poll(loaded).toEqual(['100 500', '600 900']);
          await expect.poll(async () => !widths.has(await width())).toBe(true);
          widths.add(await width());
          const families = await visitor.styles('font-family', 'inherit', 'button', 'input', 'glyph', 'code');
          expect(families.map((family) => family.includes(name))).toEqual([true, true, true, false, false]);
        }
        await visitor.choose('Font', 'As is');

        for (const [label, value] of [
          ['Center', 'center'],
          ['Right', 'end'],
          ['Left', 'start'],
        ] as const) {
          await visitor.choose('Alignment', label);
          await expect.poll(() => visitor.styles('text-align', 'inherit', 'bare', 'px')).toEqual([value, value, value]);
        }
        await visitor.choose('Alignment', 'As is');
        expect(differences(before, await snapshot(driver))).toEqual([]);
        const ours = () => [...document.fonts].filter((face) => face.family.includes('evenway')).length;
        expect(await driver.run(ours)).toBe(0);
      },
    );
  });
}
