import { contrastShare } from './support/contrast.ts';
import { expect, test } from './support/widget.ts';

for (const mode of ['Dark', 'Light', 'Stronger colours']) {
  test(`contrast, ${mode.toLowerCase()}: all text reaches 7:1 and none disappears`, async ({ page, widget }) => {
    await widget.open();
    await widget.choose('Contrast', mode);
    await expect.poll(async () => (await contrastShare(page)).poor).toEqual([]);
  });

  test(`contrast, ${mode.toLowerCase()}, also where style sheets may not be read`, async ({ page, widget }) => {
    await widget.open('/far.html');
    await widget.choose('Contrast', mode);
    await expect.poll(async () => (await contrastShare(page)).poor).toEqual([]);
  });
}

test('what was transparent stays transparent: an empty cover hides nothing', async ({ page, widget }) => {
  await widget.open();
  await widget.choose('Contrast', 'Dark');
  expect(await page.evaluate(() => getComputedStyle(document.getElementById('cover') as Element).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
});
