import { describe, expect, test } from 'vitest';
import { poorContrast } from '../../../support/contrast.ts';
import { highestSaturation } from '../../support/pixels.ts';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testColors(visitor: Visitor): void {
  const { driver } = visitor;

  describe('colors', () => {
    test.runIf(inOneEngine(visitor)).for(['page', 'far'])(
      'contrast: in each mode all text of "%s" reaches 7:1, and goes back',
      async (page) => {
        await visitor.open(page);
        const before = await snapshot(driver);
        for (const mode of ['Dark', 'Light', 'Stronger colors']) {
          await visitor.choose('Contrast', mode);
          await expect.poll(async () => (await driver.run(poorContrast)).poor, { message: mode }).toEqual([]);
        }
        await visitor.choose('Contrast', 'As is');
        expect(differences(before, await snapshot(driver))).toEqual([]);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'contrast: also in a browser that cannot make one color from another',
      async () => {
        await visitor.open('page', { before: ['no-derived-colors'] });
        for (const mode of ['Dark', 'Light']) {
          await visitor.choose('Contrast', mode);
          await expect.poll(async () => (await driver.run(poorContrast)).poor, { message: mode }).toEqual([]);
        }
      },
    );

    test.runIf(inOneEngine(visitor))(
      'contrast: borders are drawn in one grey, also when made of variables; those that wait unseen stay unseen, and an empty cover hides nothing',
      async () => {
        await visitor.open();
        await driver.run(() => {
          const style = document.createElement('style');
          style.textContent = `:root { --edge: #010101 }
          .menu { border-bottom: 3px solid transparent } .menu.now { border-bottom-color: #020202 }
          .card { border: 1px solid var(--edge) } .faint { border: 1px solid rgb(0 0 0 / 50%) }`;
          document.head.append(style);
          for (const name of ['menu', 'menu now', 'card', 'faint'])
            document.body.append(Object.assign(document.createElement('div'), { className: `edge ${name}` }));
        });
        await visitor.choose('Contrast', 'Dark');
        const edges = () =>
          driver.run(() =>
            [...document.querySelectorAll('.edge')].map((one) => {
              const [, list = ''] = /\(([^)]*)\)/.exec(getComputedStyle(one).borderBottomColor) ?? [];
              const [red = 0, , , alpha = 1] = (list.match(/[\d.]+/g) ?? []).map(Number);
              return [Math.round(alpha * 10) / 10, alpha && Math.round(red > 1 ? red : red * 255)];
            }),
          );
        await expect.poll(edges).toEqual([
          [0, 0],
          [1, 128],
          [1, 128],
          [0.5, 128],
        ]);
        expect(await visitor.styles('background-color', 'cover')).toEqual(['rgba(0, 0, 0, 0)']);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'contrast: a hint in a field does not look like something typed; a link drawn as a button keeps its shape',
      async () => {
        await visitor.open();
        for (const [mode, hint] of [
          ['Dark', 'rgb(153, 153, 153)'],
          ['Light', 'rgb(89, 89, 89)'],
        ] as const) {
          await visitor.choose('Contrast', mode);
          const seen = () =>
            driver.run(() => {
              const field = Object.assign(document.createElement('input'), { placeholder: 'Your name' });
              const link = Object.assign(document.createElement('a'), { href: '#', className: 'btn btn-primary' });
              document.body.append(field, link);
              const typed = getComputedStyle(field).color;
              const { outlineColor, outlineStyle } = getComputedStyle(link);
              const colors = [getComputedStyle(field, '::placeholder').color, typed, outlineColor, outlineStyle];
              field.remove();
              link.remove();
              return colors;
            });
          // WebKit does not expose a placeholder's style: it reports that of the field.
          const told = driver.name === 'webkit' ? expect.any(String) : hint;
          await expect.poll(seen).toEqual([told, expect.not.stringContaining(hint), hint, 'solid']);
        }
      },
    );

    test('grayscale: no color is left on the screen, and fixed elements stay where they are', async () => {
      // Filters and pictures are slow in a large window.
      await driver.resize(800, 500);
      await visitor.open();
      await driver.run(() => scrollTo(0, 700));
      const before = await snapshot(driver);
      const top = () => driver.run(() => document.getElementById('bar')?.getBoundingClientRect().top);
      expect(await highestSaturation(driver)).toBeGreaterThan(40);
      await visitor.press('Grayscale');
      await expect.poll(() => highestSaturation(driver)).toBeLessThanOrEqual(2);
      expect(await top()).toBe(0);
      await visitor.press('Grayscale');
      await expect.poll(() => highestSaturation(driver)).toBeGreaterThan(40);
      expect(await top()).toBe(0);
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))('color strength: less and more, alone and together with grayscale', async () => {
      const filter = () => driver.run(() => getComputedStyle(document.documentElement).filter);
      await driver.resize(800, 500);
      await visitor.open();
      const before = await snapshot(driver);
      const plain = await highestSaturation(driver);
      await visitor.choose('Saturation', 'Low');
      await expect.poll(filter).toBe('saturate(0.4)');
      await expect.poll(() => highestSaturation(driver)).toBeLessThan(plain * 0.7);
      await visitor.press('Grayscale');
      await expect.poll(filter).toBe('grayscale(1) saturate(0.4)');
      await visitor.press('Grayscale');
      await visitor.choose('Saturation', 'High');
      await expect.poll(filter).toBe('saturate(2)');
      await visitor.choose('Saturation', 'As is');
      await expect.poll(filter).toBe('none');
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });
  });
}
