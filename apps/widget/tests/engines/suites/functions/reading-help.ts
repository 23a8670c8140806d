import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testReadingHelp(visitor: Visitor): void {
  const { driver } = visitor;
  const box = (selector: string) =>
    driver.run((one) => {
      const rectangle = window.inside.query(one)?.getBoundingClientRect();
      return rectangle ? { x: rectangle.x, y: rectangle.y, height: rectangle.height } : null;
    }, selector);

  describe('reading help', () => {
    test('W55 boxes of links stay inside where there is room, and off the letters where there is none', async () => {
      await visitor.open('functions/link-boxes');
      const before = await snapshot(driver);
      await visitor.press('Highlight links');
      /** How far each box extends beyond its link. */
      const reach = () =>
        driver.run(() =>
          [...document.querySelectorAll('a')].map((link) => {
            const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(link);
            if (outlineStyle !== 'solid') return 'no box';
            return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) <= 0.5 ? 'inside' : 'around';
          }),
        );
      await expect.poll(reach).toEqual(['inside', 'inside', 'around', 'around', 'around']);
      await visitor.press('Highlight links');
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    // One visit, since opening the page and the panel takes longer than what is tested.
    test.runIf(inOneEngine(visitor))(
      'links and headings are marked, the focus tunnel, the reading guide and the large pointer follow and let presses through, and all goes back',
      async () => {
        await visitor.open();
        const before = await snapshot(driver);
        const expectNothingLeft = async (name: string) =>
          expect(differences(before, await snapshot(driver)), name).toEqual([]);
        await markLinksAndHeadings();
        await expectNothingLeft('links and headings');
        for (const [name, selector] of bands) {
          await followWithBand(name, selector);
          await expectNothingLeft(name);
        }
        await followWithLargePointer();
        await expectNothingLeft('Large pointer');
      },
    );
  });

  async function markLinksAndHeadings(): Promise<void> {
    await visitor.press('Highlight links');
    const outlines = await driver.run(() =>
      [...document.querySelectorAll('a[href]')].map((each) => getComputedStyle(each).outlineStyle),
    );
    expect(outlines.length).toBeGreaterThan(0);
    expect(new Set(outlines)).toEqual(new Set(['solid']));
    await visitor.press('Highlight links');
    await visitor.press('Highlight headings');
    const lines = () =>
      driver.run(() => [
        ...new Set(
          [...document.querySelectorAll('h1,h2')].map((each) => {
            const { textDecorationLine, textDecorationStyle, outlineStyle } = getComputedStyle(each);
            return `${textDecorationLine} ${textDecorationStyle} ${outlineStyle}`;
          }),
        ),
      ]);
    await expect.poll(lines).toEqual(['underline dashed none']);
    await visitor.press('Highlight headings');
  }

  async function followWithBand(name: string, selector: string): Promise<void> {
    /** Whether its middle is at a position, give or take a line. */
    const isAt = async (y: number) => {
      const at = await box(selector);
      return at !== null && Math.abs(at.y + at.height / 2 - y) <= 25;
    };
    await visitor.press(name);
    await expect.poll(() => box(selector)).not.toBeNull();
    await driver.move(300, 333);
    await expect.poll(() => isAt(333)).toBe(true);
    await driver.move(300, 233);
    await expect.poll(() => isAt(233)).toBe(true);
    await driver.run(() => document.getElementById('button')?.focus());
    await driver.press('Tab');
    const field = await driver.run(() => {
      const { top, height } = (document.activeElement as Element).getBoundingClientRect();
      return top + height / 2;
    });
    expect(Math.abs(field - 233)).toBeGreaterThan(50);
    await expect.poll(() => isAt(field)).toBe(true);
    expect(await driver.run(() => document.elementFromPoint(300, 700)?.closest('evenway-widget') ?? null)).toBeNull();
    await visitor.press(name);
    expect(await box(selector)).toBeNull();
    await driver.run(() => (document.activeElement as HTMLElement).blur());
  }

  async function followWithLargePointer(): Promise<void> {
    await visitor.press('Large pointer');
    await expect.poll(() => box('.cursor')).not.toBeNull();
    await driver.move(200, 300);
    await expect.poll(async () => Math.round((await box('.cursor'))?.x ?? 0)).toBe(193);
    expect(await driver.run(() => document.elementFromPoint(205, 310)?.localName)).not.toBe('evenway-widget');
    await visitor.press('Large pointer');
    expect(await box('.cursor')).toBeNull();
  }
}

const bands = [
  ['Focus tunnel', '.tunnel'],
  ['Reading guide', '.guide'],
] as const;
