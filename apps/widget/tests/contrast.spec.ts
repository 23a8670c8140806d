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

test('borders are drawn in one grey, also when made of variables, and those that wait unseen stay unseen', async ({
  page,
  widget,
}) => {
  await widget.goto();
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = `:root { --edge: #010101 }
      .menu { border-bottom: 3px solid transparent } .menu.now { border-bottom-color: #020202 }
      .card { border: 1px solid var(--edge) } .faint { border: 1px solid rgb(0 0 0 / 50%) }`;
    document.head.append(style);
    for (const name of ['menu', 'menu now', 'card', 'faint'])
      document.body.append(Object.assign(document.createElement('div'), { className: `edge ${name}` }));
  });
  await widget.button.click();
  await widget.choose('Contrast', 'Dark');
  const edges = () =>
    page.evaluate(() =>
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
});
