import { expect, test } from './support/widget.ts';

const ids = [
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

test('text of every kind grows by just what was asked, and shrinks back', async ({ page, widget }) => {
  const read = () =>
    page.evaluate((list) => {
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const found: Record<string, number> = {};
      for (const id of list) found[id] = size(document.getElementById(id) as Element);
      const shadow = document.getElementById('shadow')?.shadowRoot as ShadowRoot;
      [...shadow.children].forEach((child, index) => {
        found[`shadow${index}`] = size(child);
      });
      return found;
    }, ids);
  await widget.open();
  const before = await read();
  for (const [presses, factor] of [
    [3, 1.5],
    [2, 2],
  ] as const) {
    await widget.size(presses);
    const after = await read();
    for (const id of Object.keys(before))
      expect((after[id] as number) / (before[id] as number), id).toBeCloseTo(factor, 2);
  }
  const line = await page.evaluate(() => getComputedStyle(document.getElementById('px') as Element).lineHeight);
  expect(line).toBe('40px');
  await widget.press('Reset all');
  expect(await read()).toEqual(before);
});

test('a line that fills a box of fixed height stays in its middle', async ({ page, widget }) => {
  await widget.open();
  await page.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = '.round { display: block; width: 40px; height: 40px; font-size: 16px; line-height: 40px }';
    const round = Object.assign(document.createElement('a'), { className: 'round', textContent: '↑' });
    document.head.append(sheet);
    document.querySelector('main')?.append(round);
  });
  const read = () =>
    page.evaluate(() => {
      const round = document.querySelector('.round') as Element;
      const text = document.createRange();
      text.selectNodeContents(round);
      const [box, line] = [round.getBoundingClientRect(), text.getBoundingClientRect()];
      const off = line.top + line.height / 2 - (box.top + box.height / 2);
      return { size: getComputedStyle(round).fontSize, off: Math.abs(Math.round(off)) };
    });
  await widget.size(5);
  expect(await read()).toEqual({ size: '32px', off: 0 });
});

test('text that arrives later, with new rules or inline sizes, follows', async ({ page, widget }) => {
  await widget.open();
  await widget.size(5);
  await page.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = '.late{font-size:11px}';
    document.head.append(sheet);
    for (const [name, style] of [
      ['late', ''],
      ['px', ''],
      ['', 'font-size: 23px'],
    ]) {
      const p = document.createElement('p');
      p.className = `${name} new`;
      if (style) p.setAttribute('style', style);
      p.textContent = 'New';
      document.querySelector('main')?.append(p);
    }
    const card = document.createElement('x-card');
    card.className = 'new';
    document.querySelector('main')?.append(card);
  });
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('.new')].map(
          (one) => getComputedStyle(one.shadowRoot?.firstElementChild ?? one).fontSize,
        ),
      ),
    )
    .toEqual(['22px', '28px', '46px', '30px']);
});

test('a style sheet that may not be read is measured instead', async ({ page, widget }) => {
  await widget.open('/far.html');
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.far, .far *')].map((one) => {
        const style = getComputedStyle(one);
        return [Number.parseFloat(style.fontSize), Number.parseFloat(style.lineHeight)];
      }),
    );
  const before = await read();
  await widget.size(5);
  await expect.poll(read).toEqual(before.map((pair) => pair.map((value) => expect.closeTo(value * 2, 1))));
  await widget.press('Reset all');
  expect(await read()).toEqual(before);
});

test('letters and words are spaced together; icons and code keep their shape', async ({ page, widget }) => {
  await widget.open();
  await widget.choose('Letter spacing', 'More');
  const read = (id: string) =>
    page.evaluate((one) => {
      const style = getComputedStyle(document.getElementById(one) as Element);
      return [style.letterSpacing, style.wordSpacing, style.fontSize].map((value) => Number.parseFloat(value) || 0);
    }, id);
  for (const id of ['inherit', 'px', 'bare', 'button']) {
    const [letter = 0, word = 0, size = 1] = await read(id);
    expect(letter / size).toBeCloseTo(0.12, 2);
    expect(word / size).toBeCloseTo(0.16, 2);
  }
  for (const id of ['glyph', 'ico', 'code']) expect((await read(id))[0], id).toBe(0);
});

test('line height is never less than the page had', async ({ page, widget }) => {
  await widget.open();
  const read = () =>
    page.evaluate(() =>
      ['inherit', 'px', 'bare'].map((id) => {
        const style = getComputedStyle(document.getElementById(id) as Element);
        return Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
      }),
    );
  for (const [level, least] of [
    ['A little', 1.5],
    ['More', 1.8],
    ['Most', 2.1],
  ] as const) {
    await widget.choose('Line spacing', level);
    for (const ratio of await read()) expect(ratio).toBeGreaterThanOrEqual(least);
  }
});

test('each font arrives, is used for text, and not for icons or code', async ({ page, widget }) => {
  await widget.open();
  for (const [label, name] of [
    ['Atkinson', 'atkinson'],
    ['Lexend', 'lexend'],
    ['OpenDyslexic', 'opendyslexic'],
  ] as const) {
    await widget.choose('Font', label);
    await expect
      .poll(() =>
        page.evaluate(
          (one) => [...document.fonts].filter((face) => face.family.includes(one) && face.status === 'loaded').length,
          name,
        ),
      )
      .toBe(2);
    const families = await page.evaluate(() =>
      ['inherit', 'button', 'input', 'glyph', 'code'].map(
        (id) => getComputedStyle(document.getElementById(id) as Element).fontFamily,
      ),
    );
    expect(families.map((family) => family.includes('evenway'))).toEqual([true, true, true, false, false]);
  }
  await widget.press('Reset all');
  expect(await page.evaluate(() => [...document.fonts].filter((face) => face.family.includes('evenway')).length)).toBe(
    0,
  );
});

test('text is aligned as chosen', async ({ page, widget }) => {
  await widget.open();
  for (const [label, value] of [
    ['Centre', 'center'],
    ['Right', 'right'],
    ['Left', 'left'],
  ] as const) {
    await widget.choose('Alignment', label);
    expect(
      await page.evaluate(() =>
        ['inherit', 'bare', 'px'].map((id) => getComputedStyle(document.getElementById(id) as Element).textAlign),
      ),
    ).toEqual([value, value, value]);
  }
});
