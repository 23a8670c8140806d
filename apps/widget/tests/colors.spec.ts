import { readableTextColor } from '../src/loader/readable-text-color.ts';
import { axe } from './support/axe.ts';
import { expect, test, type Widget } from './support/widget.ts';

/** By the exact formula, apart from the product's own. */
function ratio(one: readonly number[], other: readonly number[]): number {
  const light = (color: readonly number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const share = (color[index] as number) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    }, 0);
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const rgb = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3);
const hex = (color: readonly number[]) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

test("text on the owner's main colour reaches 4.5:1, whatever the colour", () => {
  const steps = Array.from({ length: 18 }, (_, index) => index * 15);
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const ink = readableTextColor(hex([red, green, blue])) === '#fff' ? [255, 255, 255] : [0, 0, 0];
        expect(ratio(ink, [red, green, blue]), hex([red, green, blue])).toBeGreaterThanOrEqual(4.5);
      }
});

/** Colours as drawn: the button, the panel, a switched-on control and the icon of one that is off. */
async function drawn(widget: Widget) {
  await widget.press('Highlight links');
  await widget.page.mouse.move(0, 0);
  const style = (selector: string, name: string) =>
    widget.page
      .locator(`evenway-widget ${selector}`)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
      .then(rgb);
  return {
    button: await style('.b', 'background-color'),
    icon: await style('.b', 'color'),
    paper: await style('.p', 'background-color'),
    text: await style('.p .hint', 'color'),
    on: await style('[aria-pressed=true]', 'background-color'),
    onText: await style('[aria-pressed=true]', 'color'),
    mark: await style('[aria-pressed=false] svg', 'stroke'),
  };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const main of ['#000000', '#1e4ed8', '#7a1f5c', '#b91c1c', '#15803d', '#0e7490', '#8a8a8a', '#ff5a1f']) {
      test(`${colorScheme}: the owner's ${main} can be seen and what stands on it read`, async ({ page, widget }) => {
        await widget.open(`/page.html?id=colors-${main.slice(1)}-334155`);
        const seen = await drawn(widget);
        expect(hex(seen.button)).toBe(main);
        expect(ratio(seen.icon, seen.button)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(seen.text, seen.paper)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(seen.on, seen.paper)).toBeGreaterThanOrEqual(2.99);
        expect(ratio(seen.mark, seen.paper)).toBeGreaterThanOrEqual(2.99);
        expect(ratio(seen.onText, seen.on)).toBeGreaterThanOrEqual(4.5);
        if (colorScheme === 'light') expect([hex(seen.on), hex(seen.text)]).toEqual([main, '#334155']);
        expect(await axe(page)).toEqual([]);
      });
    }

    test(`${colorScheme}: stored colours that cannot be read leave a readable panel`, async ({ page, widget }) => {
      await widget.open('/page.html?id=colors-ffe066-cbd5e1');
      const seen = await drawn(widget);
      expect([hex(seen.button), hex(seen.icon)]).toEqual(['#ffe066', '#000000']);
      if (colorScheme === 'light')
        expect([hex(seen.on), hex(seen.onText), hex(seen.text)]).toEqual(['#1e4ed8', '#ffffff', '#1e293b']);
      expect(await axe(page)).toEqual([]);
    });
  });
}
