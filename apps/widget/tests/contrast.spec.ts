import { contrastShare } from './support/contrast.ts';
import { expect, test } from './support/widget.ts';

for (const mode of ['Dark', 'Light', 'Stronger colors']) {
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

test('a hint in a field reaches 7:1 and does not look like something typed; a link drawn as a button keeps its shape', async ({
  page,
  widget,
}) => {
  await widget.open();
  for (const [mode, hint] of [
    ['Dark', 'rgb(153, 153, 153)'],
    ['Light', 'rgb(89, 89, 89)'],
  ] as const) {
    await widget.choose('Contrast', mode);
    const seen = await page.evaluate(() => {
      const field = Object.assign(document.createElement('input'), { placeholder: 'Your name' });
      const link = Object.assign(document.createElement('a'), { href: '#', className: 'btn btn-primary' });
      document.body.append(field, link);
      const colors = {
        hint: getComputedStyle(field, '::placeholder').color,
        typed: getComputedStyle(field).color,
        edge: getComputedStyle(link).boxShadow,
      };
      field.remove();
      link.remove();
      return colors;
    });
    expect(seen.hint).toBe(hint);
    expect(seen.typed).not.toBe(hint);
    expect(seen.edge).toBe(`${hint} 0px 0px 0px 1px inset`);
  }
});

test('what was transparent stays transparent: an empty cover hides nothing', async ({ page, widget }) => {
  await widget.open();
  await widget.choose('Contrast', 'Dark');
  expect(await page.evaluate(() => getComputedStyle(document.getElementById('cover') as Element).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
});
