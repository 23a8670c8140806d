import { expect, snapshot, test } from './support/widget.ts';

test('grayscale and saturation colour the whole page and leave nested fixed elements where they are', async ({
  page,
  widget,
}) => {
  await widget.open();
  await page.evaluate(() => scrollTo(0, 700));
  const top = () => page.evaluate(() => document.getElementById('bar')?.getBoundingClientRect().top);
  const filter = () => page.evaluate(() => getComputedStyle(document.documentElement).filter);
  expect(await top()).toBe(0);
  await widget.press('Grayscale');
  expect(await filter()).toBe('grayscale(1)');
  await widget.choose('Color strength', 'Less');
  expect(await filter()).toBe('grayscale(1) saturate(0.4)');
  await widget.press('Grayscale');
  await widget.choose('Color strength', 'More');
  expect(await filter()).toBe('saturate(2)');
  expect(await top()).toBe(0);
  await widget.choose('Color strength', 'As is');
  expect(await filter()).toBe('none');
});

test('pictures, films and background pictures are hidden, and text written on them stays readable', async ({
  page,
  widget,
}) => {
  await widget.open();
  await widget.press('Hide pictures and videos');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.getElementById('hero') as Element).backgroundColor))
    .toBe('rgb(31, 36, 48)');
  const seen = await page.evaluate(() => ({
    image: getComputedStyle(document.getElementById('hero') as Element).backgroundImage,
    media: ['img', 'video', 'audio'].map((id) => getComputedStyle(document.getElementById(id) as Element).opacity),
    gradient: getComputedStyle(document.getElementById('gradient') as Element).backgroundImage,
  }));
  expect(seen.image).toBe('none');
  // Whoever wants no pictures may still want to listen.
  expect(seen.media).toEqual(['0', '0', '1']);
  expect(seen.gradient).toContain('gradient');
  expect(await page.getByRole('img', { name: 'A harbour at night' }).count()).toBe(1);
});

test('links and headings are marked', async ({ page, widget }) => {
  await widget.open();
  await widget.press('Highlight links');
  await widget.press('Highlight headings');
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('a[href],h1,h2')].map((one) => getComputedStyle(one).outlineStyle),
  );
  expect(new Set(seen)).toEqual(new Set(['solid', 'dashed']));
});

test('the focus tunnel and the reading guide follow the pointer and the keyboard focus', async ({ page, widget }) => {
  await widget.open();
  await widget.press('Focus tunnel');
  await widget.press('Reading guide');
  const tunnel = page.locator('evenway-widget .tunnel');
  await tunnel.waitFor({ state: 'attached' });
  const middle = async () => {
    const box = await tunnel.boundingBox();
    return box ? box.y + box.height / 2 : 0;
  };
  await page.mouse.move(300, 333);
  await expect.poll(middle).toBeCloseTo(333, 0);
  await page.locator('#button').focus();
  await page.keyboard.press('Tab');
  const field = await page.locator('#input').boundingBox();
  await expect.poll(middle).toBeCloseTo((field?.y ?? 0) + (field?.height ?? 0) / 2, 0);
  expect(await page.evaluate(() => document.elementFromPoint(300, 700)?.closest('evenway-widget'))).toBeNull();
  await widget.press('Focus tunnel');
  await widget.press('Reading guide');
  await expect(page.locator('evenway-widget .tunnel, evenway-widget .guide')).toHaveCount(0);
});

test('the large pointer follows the mouse and cannot be pressed', async ({ page, widget }) => {
  await widget.open();
  await widget.press('Large pointer');
  const cursor = page.locator('evenway-widget .cursor');
  await cursor.waitFor({ state: 'attached' });
  await page.mouse.move(200, 300);
  await expect.poll(async () => Math.round((await cursor.boundingBox())?.x ?? 0)).toBe(193);
  expect(await page.evaluate(() => document.elementFromPoint(205, 310)?.localName)).not.toBe('evenway-widget');
});

test('movement stops: animations end, films that start by themselves are paused', async ({ page, widget }) => {
  await widget.open();
  await page.evaluate(() => {
    document
      .getElementById('bar')
      ?.animate([{ opacity: 1 }, { opacity: 0.5 }], { duration: 1000, iterations: Number.POSITIVE_INFINITY });
  });
  await widget.press('Stop movement');
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length))
    .toBe(0);
  await widget.press('Stop movement');
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length))
    .toBe(2);
});

test('sound is muted in the page, in players outside of it, in later ones and in Web Audio, and comes back', async ({
  page,
  widget,
}) => {
  await widget.open();
  const play = await page.evaluateHandle(() => HTMLMediaElement.prototype.play);
  await widget.press('Mute sounds');
  await expect.poll(() => page.evaluate(() => (document.getElementById('video') as HTMLVideoElement).muted)).toBe(true);
  const seen = await page.evaluate(async () => {
    const apart = new Audio();
    apart.play().catch(() => undefined);
    const later = document.createElement('video');
    document.body.append(later);
    later.play().catch(() => undefined);
    const context = new AudioContext();
    const source = context.createOscillator();
    const meter = context.createAnalyser();
    source.connect(meter);
    meter.connect(context.destination);
    source.start();
    meter.disconnect(context.destination);
    Object.assign(window, { apart, later });
    (document.getElementById('audio') as HTMLAudioElement).muted = false;
    await new Promise((resume) => setTimeout(resume, 100));
    return [apart.muted, later.muted, (document.getElementById('audio') as HTMLAudioElement).muted];
  });
  expect(seen).toEqual([true, true, true]);
  await widget.press('Mute sounds');
  const after = await page.evaluate((own) => {
    const { apart, later } = window as unknown as { apart: HTMLAudioElement; later: HTMLVideoElement };
    const all = [apart, later, ...document.querySelectorAll<HTMLMediaElement>('video,audio')].map((one) => one.muted);
    later.remove();
    return { all, restored: HTMLMediaElement.prototype.play === own };
  }, play);
  expect(after.restored).toBe(true);
  expect(new Set(after.all)).toEqual(new Set([false]));
});

test('everything at once, then everything off: the page is as it was, to the byte and to every computed style', async ({
  page,
  widget,
  log,
}) => {
  await widget.open();
  await page.evaluate(() => document.getElementById('spin')?.remove());
  const before = await snapshot(page);
  await widget.size(4);
  for (const [group, option] of [
    ['Letter spacing', 'Most'],
    ['Line spacing', 'More'],
    ['Font', 'Lexend'],
    ['Alignment', 'Right'],
    ['Contrast', 'Dark'],
    ['Color strength', 'Less'],
  ] as const) {
    await widget.choose(group, option);
  }
  for (const name of [
    'Grayscale',
    'Highlight links',
    'Highlight headings',
    'Focus tunnel',
    'Reading guide',
    'Large pointer',
    'Stop movement',
    'Hide pictures and videos',
    'Mute sounds',
  ]) {
    await widget.press(name);
    await expect(widget.panel.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.locator('evenway-widget .cursor')).toHaveCount(1);
  expect((await snapshot(page)).html).toBe(before.html);
  await widget.press('Reset all');
  expect(await snapshot(page)).toEqual(before);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(log.errors).toEqual([]);
});

test('each profile switches its settings on, and off again', async ({ page, widget }) => {
  await widget.open();
  await page.evaluate(() => document.getElementById('spin')?.remove());
  const before = await snapshot(page);
  for (const name of ['Easier to see', 'Easier to understand', 'Calmer page', 'Fewer distractions', 'Easier to read']) {
    await widget.press(name);
    await expect(widget.panel.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await widget.press(name);
    await expect(widget.panel.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'false');
  }
  expect(await snapshot(page)).toEqual(before);
});

test('undo takes back one step at a time', async ({ page, widget }) => {
  await widget.open();
  await widget.size(1);
  await expect(widget.panel.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await widget.press('Grayscale');
  await widget.press('Reset all');
  await widget.press('Undo');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).filter)).toBe('grayscale(1)');
  await widget.press('Undo');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).filter)).toBe('none');
  await widget.press('Undo');
  await expect(widget.panel.getByRole('button', { name: 'Undo' })).toBeDisabled();
});
