import { describe, expect, test } from 'vitest';
import { axe } from '../../support/axe.ts';
import { inOneEngine, sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testPanelGroups(visitor: Visitor): void {
  const { driver } = visitor;
  const saved = () => driver.run(() => JSON.parse(localStorage.getItem('evenway') ?? '{}') as { e?: string });
  const groups = () =>
    driver.run(() =>
      [...(window.inside.query('.p') as Element).querySelectorAll('h3 [aria-expanded]')]
        .filter((one) => one.getAttribute('aria-expanded') === 'true')
        .map((one) => one.textContent),
    );
  const box = () =>
    driver.run(() => {
      const panel = window.inside.query('.p') as Element;
      const { top, bottom } = panel.getBoundingClientRect();
      return { share: (bottom - top) / innerHeight, all: panel.scrollHeight };
    });

  describe('groups of the panel', () => {
    test.runIf(inOneEngine(visitor))(
      'what most people come for is in sight; the rest is closed, and tells how many of its functions are on',
      async () => {
        await visitor.open();
        expect(await groups()).toEqual([]);
        expect((await box()).all).toBeLessThan(1000);
        const seen = await driver.run(() => {
          const panel = (window.inside.query('.p') as Element).getBoundingClientRect();
          return ['[aria-label="Larger text"]', '#contrast3', '#font3', 'h3 + .grid > :last-child', 'select'].map(
            (one) => {
              const { top, bottom } = (window.inside.query(one) as Element).getBoundingClientRect();
              return top >= panel.top && bottom <= panel.bottom;
            },
          );
        });
        expect(seen).toEqual([true, true, true, true, true]);
        const switches = await driver.run(() =>
          [...(window.inside.query('.p') as Element).querySelectorAll('fieldset + .grid button')].map(
            (one) => one.textContent,
          ),
        );
        expect(switches).toEqual(['Highlight links', 'Stop movement', 'Large pointer', 'Mute sounds']);
        await visitor.press('Highlight headings');
        await visitor.press('Reading guide');
        const told = () =>
          driver.run(() =>
            [...(window.inside.query('.p') as Element).querySelectorAll('b')].map((one) => one.textContent),
          );
        expect(await told()).toEqual(['', '', '2', '', '']);
        await visitor.press('Reset all');
        expect(await told()).toEqual(['', '', '', '', '']);
      },
    );

    test.runIf(inOneEngine(visitor))('remember whether they are open, and only once one was opened', async () => {
      await visitor.open();
      expect((await saved()).e).toBeUndefined();
      await visitor.press('Text');
      await visitor.until(() => window.inside.query('.body:not([hidden]):empty'), null);
      await visitor.press('Reading and pictures');
      await visitor.press('Text');
      expect(await groups()).toEqual(['Reading and pictures']);
      await expect.poll(async () => (await saved()).e).toBe('r');
      await visitor.reload();
      await visitor.pressMainButton();
      expect(await groups()).toEqual(['Reading and pictures']);
      await visitor.until(() => window.inside.query('.body:not([hidden]) [aria-pressed]') !== null, true);
      await visitor.press('Reading and pictures');
      await expect.poll(async () => (await saved()).e).toBeUndefined();
    });

    test.runIf(inOneEngine(visitor))(
      'a phone shows half of the page above, until the panel is made taller',
      async () => {
        await driver.resize(390, 844);
        await visitor.open();
        expect((await box()).share).toBeLessThan(0.52);
        await visitor.press('Taller panel');
        expect((await box()).share).toBeGreaterThan(0.85);
        expect(await visitor.isPressed('Taller panel')).toBe('true');
      },
    );
  });

  describe('the panel follows', () => {
    const look = () =>
      driver.run(() => {
        const { backgroundColor, fontSize } = getComputedStyle(window.inside.query('.p') as Element);
        const [red = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number);
        return { isDark: red < 60, fontSize: Number.parseFloat(fontSize) };
      });

    test.runIf(inOneEngine(visitor))('the contrast that was chosen, and the background of own colors', async () => {
      await visitor.open();
      expect((await look()).isDark).toBe(false);
      await visitor.choose('Contrast', 'Dark');
      expect((await look()).isDark).toBe(true);
      expect(await axe(driver)).toEqual([]);
      await visitor.choose('Contrast', 'Light');
      expect((await look()).isDark).toBe(false);
      await visitor.openGroups();
      await driver.run(() => {
        const background = window.inside.query('#color1') as HTMLInputElement;
        background.value = '#101010';
        background.dispatchEvent(new Event('change'));
      });
      expect((await look()).isDark).toBe(true);
      expect(await visitor.isChosen('Contrast', 'As is')).toBe(true);
    });

    /** The number of lines that the two buttons and the value between them take. */
    const linesOfStepper = () => {
      const parts = window.inside.query('.step')?.querySelectorAll('button, output') ?? [];
      const middles = Array.from(parts, (part) => part.getBoundingClientRect()).map(({ top, bottom }) => top + bottom);
      return new Set(middles.map(Math.round)).size;
    };
    const windows = [
      [1280, 800],
      [390, 844],
    ] as const;
    for (const [width, height] of sampleOf(visitor, windows, windows.slice(1), []))
      test(`the text size, while what is pressed stays under the pointer, ${width} pixels wide`, async () => {
        await driver.resize(width, height);
        await visitor.open();
        const size = () => window.inside.query('output')?.textContent;
        const [x, y] = await driver.run(() =>
          window.inside.pressPoint(window.inside.panelButton('Larger text') as Element),
        );
        for (const percent of ['110%', '125%', '150%', '175%', '200%']) {
          await driver.click(x, y);
          await visitor.until(size, percent);
          await visitor.untilDrawn();
          expect(await driver.run(linesOfStepper), percent).toBe(1);
        }
      });

    test.runIf(inOneEngine(visitor))(
      'half of the text size that was chosen, and still fits a narrow window in every language',
      async () => {
        await driver.resize(320, 568);
        await visitor.open();
        const { fontSize } = await look();
        await visitor.pressTimes('Larger text', 5);
        expect((await look()).fontSize).toBe(fontSize * 1.5);
        await visitor.openGroups();
        expect(await axe(driver)).toEqual([]);
        const languages = await driver.run(() =>
          Array.from(
            window.inside.query('.lang option')?.parentElement?.children ?? [],
            (one) => (one as HTMLOptionElement).value,
          ),
        );
        expect(languages.length).toBeGreaterThan(10);
        for (const language of languages) {
          await driver.run((code) => {
            const list = window.inside.query('select') as HTMLSelectElement;
            list.value = code;
            list.dispatchEvent(new Event('change'));
          }, language);
          await visitor.untilArrived(
            new Function(`return window.inside.query('.p')?.lang === '${language}'`) as () => boolean,
          );
          expect(
            await driver.run(() => {
              const panel = window.inside.query('.p') as Element;
              return panel.scrollWidth - panel.clientWidth;
            }),
            language,
          ).toBe(0);
          expect(await driver.run(linesOfStepper), language).toBe(1);
        }
      },
    );
  });

  describe('own colors', () => {
    const said = () => driver.run(() => window.inside.query('.colors output')?.textContent);
    const pick = (id: string, value: string) =>
      driver.run(
        (one, color) => {
          const input = window.inside.query(`#${one}`) as HTMLInputElement;
          input.value = color;
          input.dispatchEvent(new Event('change'));
        },
        id,
        value,
      );

    test.runIf(inOneEngine(visitor))('are set together, tell their contrast, and warn below 4.5', async () => {
      await visitor.open();
      await visitor.press('My colors');
      expect(await visitor.isPressed('My colors')).toBe('true');
      expect(await said()).toBe('Contrast 8.9:1');
      await pick('color0', '#777777');
      expect(await said()).toBe('Contrast 4.4:1 · Hard to read');
      await expect
        .poll(() => driver.run(() => JSON.parse(localStorage.getItem('evenway') ?? '{}').s?.colors))
        .toBe('777777-ffffff-0033cc');
      await visitor.press('Undo');
      expect(await said()).toBe('Contrast 8.9:1');
      await visitor.press('My colors');
      expect(await visitor.isPressed('My colors')).toBe('false');
    });
  });

  describe('Brazilian Portuguese', () => {
    test.runIf(inOneEngine(visitor))(
      'is what pages of Brazil get, and can be chosen beside the European one',
      async () => {
        await visitor.open('panel/brazil');
        await visitor.until(() => window.inside.query('h2')?.textContent, 'Configurações de acessibilidade');
        await driver.run(() => {
          const list = window.inside.query('select') as HTMLSelectElement;
          list.value = 'pt';
          list.dispatchEvent(new Event('change'));
        });
        await visitor.until(() => window.inside.query('h2')?.textContent, 'Definições de acessibilidade');
      },
    );
  });

  describe('W41 profiles', () => {
    const size = async () => (await visitor.styles('font-size', 'px'))[0];

    test.runIf(inOneEngine(visitor))(
      'lie over own choices, never below them, leave them behind, and give way to what is chosen by hand afterwards',
      async () => {
        await visitor.open();
        await visitor.pressTimes('Larger text', 5);
        await visitor.press('Easier to understand');
        expect(await size()).toBe('28px');
        expect(await visitor.isPressed('Easier to understand')).toBe('true');
        await visitor.press('Easier to understand');
        expect(await size()).toBe('28px');
        expect(await visitor.isPressed('Highlight links')).toBe('false');
        await visitor.press('Reset all');
        await visitor.press('Easier to see');
        expect(await size()).toBe('21px');
        await visitor.press('Smaller text');
        expect(await size()).toBe('17.5px');
        expect(await visitor.isPressed('Easier to see')).toBe('true');
      },
    );

    test('leave what another wants, also after a reload', async () => {
      await visitor.open();
      await visitor.press('Calmer page');
      await visitor.press('Fewer distractions');
      await visitor.press('Calmer page');
      expect(await visitor.isPressed('Mute sounds')).toBe('true');
      expect(await visitor.isChosen('Saturation', 'As is')).toBe(true);
      await expect.poll(() => driver.run(() => localStorage.getItem('evenway'))).toContain('"p":["focus"]');
      await visitor.reload();
      await visitor.pressMainButton();
      expect(await visitor.isPressed('Fewer distractions')).toBe('true');
      expect(await visitor.isPressed('Focus tunnel')).toBe('true');
      await visitor.press('Fewer distractions');
      expect(await visitor.isPressed('Focus tunnel')).toBe('false');
    });
  });
}
