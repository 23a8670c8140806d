import { describe, expect, test } from 'vitest';
import { isFull } from '../../../../../../scripts/lib/testing/depth.ts';
import { type Mode, modesIn, untilApplied, untilStill, visitIn } from '../../support/contrast-modes.ts';
import { areaOf, changedPixels, takePicture, windowsWith } from '../../support/picture.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

interface State {
  page: string;
  /** The element that shows the state. */
  shown: string;
  /** Ids of the checked elements, or attributes and classes to remove from `shown`. */
  check?: string;
  attributes?: string[];
  classes?: string[];
  of?: string;
  /** The minimum number of pixels that a mark must change at 3:1. */
  pixels?: number;
}

const states: State[] = [
  { page: 'contrast/bootstrap', shown: 'check', check: 'check', pixels: 20 },
  { page: 'contrast/bootstrap', shown: 'radio', check: 'radio', pixels: 20 },
  { page: 'contrast/bootstrap', shown: 'switch', check: 'switch', pixels: 20 },
  { page: 'contrast/bootstrap', shown: 'btn-check-label', check: 'btn-check' },
  { page: 'contrast/bootstrap', shown: 'pill-on', classes: ['active'], attributes: ['aria-current'] },
  { page: 'contrast/bootstrap', shown: 'tab-on', classes: ['active'], attributes: ['aria-selected'] },
  { page: 'contrast/bootstrap', shown: 'page-on', of: 'page-on-item', classes: ['active'] },
  { page: 'contrast/bootstrap', shown: 'row-on', classes: ['active'] },
  { page: 'contrast/bootstrap', shown: 'open', classes: [], attributes: ['aria-expanded'] },
  { page: 'contrast/bootstrap', shown: 'invalid', classes: ['is-invalid'] },
  { page: 'contrast/bootstrap', shown: 'off', attributes: ['disabled'], pixels: 50 },
  { page: 'contrast/tailwind', shown: 'track', check: 'switch' },
  { page: 'contrast/tailwind', shown: 'tab-on', attributes: ['aria-selected'] },
  { page: 'contrast/tailwind', shown: 'toggle', attributes: ['data-state'] },
  { page: 'contrast/shop', shown: 'm-label', check: 'm' },
  { page: 'contrast/shop', shown: 'sky-swatch', check: 'sky', pixels: 60 },
  { page: 'contrast/dsfr', shown: 'box-group', check: 'box' },
  { page: 'contrast/dsfr', shown: 'radio-group', check: 'radio' },
  { page: 'contrast/chosen', shown: 'nav', classes: ['active'] },
  { page: 'contrast/chosen', shown: 'dot', classes: ['here'] },
  { page: 'contrast/chosen', shown: 'menu', of: 'picked', classes: ['picked'] },
  { page: 'contrast/chosen', shown: 'chip', classes: ['taken'] },
  { page: 'contrast/chosen', shown: 'tab', classes: ['open'] },
  { page: 'contrast/chosen', shown: 'below', classes: ['open'] },
  { page: 'contrast/chosen', shown: 'side-on', classes: ['active'] },
  { page: 'contrast/chosen', shown: 'thumb', classes: ['active'] },
];

export function testContrastState(visitor: Visitor): void {
  const { driver } = visitor;

  describe('W26 state', () => {
    const sample: Record<string, Mode[]> = { 'contrast/shop': ['light'] };
    const inOthers: Record<string, Mode[]> = { 'contrast/bootstrap': ['dark'] };
    for (const page of new Set(states.map((one) => one.page)))
      for (const mode of modesIn(visitor, inOthers[page], sample[page]).filter((one) => one !== 'own'))
        test(`W26 ${page}, ${mode}: every state can be seen`, async () => {
          await visitIn(visitor, page, mode);
          if (page === 'contrast/chosen') {
            // What differs only from the one that is current is not marked.
            const [plain, unfolding] = await visitor.styles('background-image', 'plain', 'unfolding');
            expect(unfolding).toBe(plain);
            // A state without a color needs no line, what is in a line of text no ring beside the link's own.
            expect(await visitor.styles('box-shadow', 'bare')).toEqual(['none']);
            await driver.run(() => document.getElementById('inline')?.focus());
            expect(await visitor.styles('outline-style', 'within')).toEqual(['none']);
            expect(await visitor.styles('background-color', 'divider')).toEqual(
              await visitor.styles('color', 'divider'),
            );
          }
          const lost: string[] = [];
          const ofPage = new Map(states.filter((one) => one.page === page).map((one) => [one.shown, one]));
          for await (const areas of windowsWith(driver, [...ofPage.keys()], 6)) {
            const boxes = areas.map(([, area]) => area);
            const before = await takePicture(driver, boxes);
            const inWindow = areas.map(([shown]) => ofPage.get(shown) as State);
            await driver.run((list) => {
              for (const { shown, of = shown, check, attributes = [], classes = [] } of list) {
                const element = document.getElementById(of) as Element;
                if (check) (document.getElementById(check) as HTMLInputElement).click();
                for (const name of attributes) element.removeAttribute(name);
                element.classList.remove(...classes);
              }
            }, inWindow);
            await untilApplied(visitor);
            await driver.run(() => (document.activeElement as HTMLElement | null)?.blur());
            await untilStill(visitor);
            // Movement would also change pixels without showing another state.
            for (const [shown, area] of areas) expect(await areaOf(driver, shown, 6), shown).toEqual(area);
            const changed = changedPixels(before, await takePicture(driver, boxes), boxes);
            for (const [index, { shown, pixels = 80 }] of inWindow.entries())
              if ((changed[index] as number) < pixels) lost.push(`${shown}: ${changed[index]} of ${pixels}`);
          }
          expect(lost).toEqual([]);
        });

    test.runIf(inOneEngine(visitor))(
      'W26 contrast/dsfr, dark: what is not chosen does not look so, a check can be told from its box, a disabled box by its label, and what is hidden stays so',
      async () => {
        await expectDisabledLabel('dark');
        const drawn = () =>
          driver.run(() => {
            const styleOf = (id: string) => getComputedStyle(document.getElementById(id) as Element, '::before');
            const { color, backgroundColor, boxShadow } = styleOf('box-label');
            const rings = (shadow: string) => shadow.match(/(?:rgb|color)a?\([^)]*\)/g) ?? [];
            return {
              check: color,
              box: backgroundColor,
              edge: rings(boxShadow),
              dot: rings(styleOf('radio-label').boxShadow),
            };
          });
        const [black, mark] = ['rgb(0, 0, 0)', 'rgb(127, 215, 255)'];
        const empty = await drawn();
        expect(empty.check).toBe('rgba(0, 0, 0, 0)');
        expect(empty.edge[0]).not.toBe(black);
        expect(empty.dot[1]).toBe(black);
        await driver.run(() => {
          for (const id of ['box', 'radio']) (document.getElementById(id) as HTMLElement).click();
        });
        await untilApplied(visitor);
        await untilStill(visitor);
        const chosen = await drawn();
        expect(chosen).toMatchObject({ check: black, box: mark });
        expect(chosen.dot).toEqual([mark, mark, black, mark]);
      },
    );

    for (const mode of modesIn(visitor).filter((one) => one !== 'own'))
      test(`W26 contrast/drawn, ${mode}: marks that states draw stand out from the box they are in`, async () => {
        await visitIn(visitor, 'contrast/drawn', mode);
        const drawn = await driver.run(() =>
          [
            ['check', '::before', 'borderRightColor', ''],
            ['dot', '::before', 'backgroundColor', ''],
            ['knob', '::before', 'backgroundColor', ''],
            ['off', '::before', 'borderRightColor', ''],
            ['pair', '::after', 'borderRightColor', '::before'],
          ].map(([id = '', pseudo, property = '', background]) => {
            const element = document.getElementById(id) as Element;
            const shape = getComputedStyle(element, pseudo);
            return {
              id,
              color: shape[property as 'color'],
              background: getComputedStyle(element, background).backgroundColor,
              outline: shape.outlineStyle,
            };
          }),
        );
        const [color, background] =
          mode === 'dark' ? ['rgb(0, 0, 0)', 'rgb(127, 215, 255)'] : ['rgb(255, 255, 255)', 'rgb(0, 48, 143)'];
        expect(drawn).toEqual(drawn.map(({ id }) => ({ id, color, background, outline: 'none' })));
      });

    for (const mode of modesIn(visitor))
      test(`W28 contrast/bootstrap, ${mode}: a hint that is hidden under the label of its field stays so`, async () => {
        await visitIn(visitor, 'contrast/bootstrap', mode);
        /** The number of pixels drawn by a field's placeholder. */
        const pixelsOf = async (id: string): Promise<number> => {
          await driver.run(
            (its) => document.getElementById(its)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
            id,
          );
          await untilStill(visitor);
          const area = await areaOf(driver, id);
          const before = await takePicture(driver, [area]);
          const hint = await driver.run((its) => {
            const field = document.getElementById(its) as HTMLInputElement;
            const { placeholder } = field;
            field.placeholder = ' ';
            return placeholder;
          }, id);
          await untilStill(visitor);
          const [changed = 0] = changedPixels(before, await takePicture(driver, [area]), [area]);
          await driver.run(
            (its, text) => Object.assign(document.getElementById(its) as object, { placeholder: text }),
            id,
            hint,
          );
          return changed;
        };
        expect(await pixelsOf('field')).toBeGreaterThan(20);
        expect(await pixelsOf('floating')).toBe(0);
        expect(await pixelsOf('appearing')).toBe(0);
        await driver.run(() => document.getElementById('appearing')?.focus());
        // The caret may blink meanwhile.
        expect(await pixelsOf('appearing')).toBeGreaterThan(60);
      });

    test.runIf(isFull)('W26 contrast/dsfr, light: a disabled box is told by its label', () =>
      expectDisabledLabel('light'),
    );

    test.runIf(inOneEngine(visitor))(
      'W26 stronger colors: what a page marks by a shade alone can be seen',
      async () => {
        await visitIn(visitor, 'contrast/chosen', 'own');
        await driver.run(() => document.getElementById('strip-on')?.scrollIntoView({ block: 'center' }));
        await untilStill(visitor);
        const areas = [await areaOf(driver, 'strip-on', 2)];
        const before = await takePicture(driver, areas);
        await driver.run(() => document.getElementById('strip-on')?.classList.remove('active'));
        await untilApplied(visitor);
        await untilStill(visitor);
        const [changed] = changedPixels(before, await takePicture(driver, areas), areas);
        expect(changed).toBeGreaterThan(80);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'W26 stronger colors leave check marks and arrows of lists as they are',
      async () => {
        await visitIn(visitor, 'contrast/bootstrap', '');
        const look = () =>
          driver.run(() =>
            ['check', 'switch', 'select', 'invalid'].map((id) => {
              const control = document.getElementById(id) as HTMLInputElement;
              control.checked = true;
              return getComputedStyle(control).backgroundImage;
            }),
          );
        const before = await look();
        await visitIn(visitor, 'contrast/bootstrap', 'own');
        expect(await look()).toEqual(before);
      },
    );
  });

  /** A disabled box is told by its label, and what is hidden stays so. */
  async function expectDisabledLabel(mode: Mode): Promise<void> {
    await visitor.visit('contrast/dsfr');
    const opacity = await visitor.styles('opacity', 'off');
    await visitIn(visitor, 'contrast/dsfr', mode);
    expect(await visitor.styles('opacity', 'off')).toEqual(opacity);
    const [off, on] = await visitor.styles('color', 'off-label', 'radio-label');
    expect(off).not.toBe(on);
  }
}
