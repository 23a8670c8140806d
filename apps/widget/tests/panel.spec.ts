import { axe } from './support/axe.ts';
import { expect, test } from './support/widget.ts';

test('the button is real, last in the tab order, named, 44 to 48 pixels; Space and Enter open, Escape closes, focus returns', async ({
  page,
  widget,
}) => {
  await widget.goto();
  await expect(widget.button).toHaveRole('button');
  await expect(widget.button).toHaveAccessibleName('Accessibility settings');
  const box = await widget.button.boundingBox();
  expect(box?.width).toBe(48);
  expect(box?.height).toBe(48);
  await page.locator('#card').focus();
  await page.keyboard.press('Tab');
  await expect(widget.button).toBeFocused();
  for (const key of ['Space', 'Enter']) {
    await expect(widget.button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press(key);
    await expect(widget.panel).toBeVisible();
    await expect(widget.button).toHaveAttribute('aria-expanded', 'true');
    await expect(widget.panel).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(widget.panel).toHaveCount(0);
    await expect(widget.button).toBeFocused();
  }
});

test('every control has a name, a role and a state, is large enough, and can be reached and used by keyboard alone', async ({
  page,
  widget,
}) => {
  await widget.open('/page.html?id=left');
  await expect(widget.panel).toHaveRole('dialog');
  await expect(widget.panel).toHaveAccessibleName('Accessibility settings');
  const seen: string[] = [];
  await widget.panel.focus();
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const active = document.querySelector('evenway-widget')?.shadowRoot?.activeElement as HTMLElement | null;
      if (!active?.closest('.p')) return null;
      const target = active.matches('input') ? (active.nextElementSibling as HTMLElement) : active;
      const { width, height, top, bottom } = target.getBoundingClientRect();
      const panel = (active.closest('.p') as HTMLElement).getBoundingClientRect();
      const header = ((active.closest('.p') as HTMLElement).firstElementChild as Element).getBoundingClientRect();
      const inHeader = active.closest('.head') !== null;
      return {
        name:
          (active.getAttribute('aria-label') ?? active.textContent) ||
          (active as HTMLInputElement).labels?.[0]?.textContent ||
          active.getAttribute('aria-labelledby') ||
          '',
        // Rounded: between two pixels, the browser may tell of 43.99998.
        small: active.localName !== 'a' && Math.round(Math.min(width, height)) < 44,
        hidden: bottom > panel.bottom + 1 || (!inHeader && top < header.bottom - 1),
      };
    });
    if (!at) break;
    expect(at.name).not.toBe('');
    expect(at.small, at.name).toBe(false);
    expect(at.hidden, at.name).toBe(false);
    seen.push(at.name);
  }
  expect(seen.length).toBeGreaterThan(30);
  for (const name of [
    'Close',
    'Easier to see',
    'Larger text',
    'Highlight links',
    'Mute sounds',
    'The end',
    'Larger panel',
    'Always',
    'Accessibility statement',
  ])
    expect(seen).toContain(name);

  const links = widget.panel.getByRole('button', { name: 'Highlight links' });
  await links.focus();
  await page.keyboard.press('Space');
  await expect(links).toHaveAttribute('aria-pressed', 'true');
  const radios = widget.panel.getByRole('group', { name: 'Letter spacing' }).getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(radios.nth(1)).toBeChecked();
});

for (const [name, options, id] of [
  ['light', {}, 'live'],
  ['dark', { colorScheme: 'dark' as const }, 'live'],
  ['forced colours', { forcedColors: 'active' as const }, 'live'],
  ['320 pixels', { viewport: { width: 320, height: 568 } }, 'live'],
  ['400 % zoom of 1280 by 800', { viewport: { width: 320, height: 200 } }, 'live'],
  ['right to left', { colorScheme: 'dark' as const, viewport: { width: 390, height: 700 } }, 'arabic'],
] as const) {
  test.describe(name, () => {
    test.use(options);
    test(`the open panel has nothing axe objects to and needs no sideways scrolling: ${name}`, async ({
      page,
      widget,
    }) => {
      await widget.open(`/${id === 'arabic' ? 'arabic' : 'page'}.html`);
      const press = widget.panel.locator('.grid button').first();
      await press.click();
      await expect(press).toHaveAttribute('aria-pressed', 'true');
      expect(await axe(page)).toEqual([]);
      const sideways = await widget.panel.evaluate((panel) => [
        panel.scrollWidth - panel.clientWidth,
        panel.getBoundingClientRect().left < 0,
        panel.getBoundingClientRect().right > innerWidth,
      ]);
      expect(sideways).toEqual([0, false, false]);
      if (id === 'arabic')
        expect(
          await widget.panel.evaluate((panel) => [panel.getAttribute('lang'), getComputedStyle(panel).direction]),
        ).toEqual(['ar', 'rtl']);
      if (name === 'forced colours') await expect(widget.panel.getByText('Your device sets the colors')).toBeVisible();
    });
  });
}

test('the language follows the page, can be changed, and is remembered', async ({ page, widget }) => {
  await widget.open('/page.html?id=french');
  await expect(widget.panel).toHaveAccessibleName('Réglages d’accessibilité');
  await widget.panel.getByRole('combobox').selectOption('de');
  await expect(widget.panel).toHaveAccessibleName('Einstellungen zur Barrierefreiheit');
  await expect(widget.panel.getByRole('combobox')).toBeFocused();
  await page.reload();
  await expect(widget.button).toHaveAccessibleName('Einstellungen zur Barrierefreiheit');
});

test('every heading of the panel says what it stands over', async ({ widget }) => {
  await widget.open();
  await expect(widget.panel.getByRole('heading')).toHaveText([
    'Accessibility settings',
    'Ready-made settings',
    'Text',
    'Colors',
    'Reading help',
    'Movement, pictures and sound',
    'Page outline',
    'Button and panel',
  ]);
});

test('the button can be hidden for this visit or for good, moved, and brought back', async ({ page, widget }) => {
  await widget.open();
  await widget.press('Move button to the other side');
  expect((await widget.button.boundingBox())?.x).toBeLessThan(100);
  for (const choice of ['For this visit', 'Always']) {
    await widget.press(choice);
    await expect(widget.button).toBeHidden();
    await page.reload();
    await widget.button.waitFor({ state: 'attached' });
    await expect(widget.button).toBeHidden();
    await page.evaluate(() => {
      location.hash = 'evenway';
    });
    await expect(widget.button).toBeVisible();
    await page.evaluate(() => history.replaceState(null, '', location.pathname));
    await widget.button.click();
  }
});

test('a page can open it from its own button, and focus goes back there', async ({ page, widget }) => {
  await page.goto('/page.html?id=own');
  await widget.button.waitFor({ state: 'attached' });
  await expect(widget.button).toBeHidden();
  await page.evaluate(() => document.getElementById('button')?.setAttribute('data-evenway-open', ''));
  await page.locator('#button').click();
  await expect(widget.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#button')).toBeFocused();
  await page.evaluate(() => (window as unknown as { Evenway: { open: () => void } }).Evenway.open());
  await expect(widget.panel).toBeVisible();
});

test('the outline jumps without making anything focusable', async ({ page, widget }) => {
  await widget.open();
  await widget.press('The end');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(await page.evaluate(() => document.querySelectorAll('[tabindex]').length)).toBe(0);
});

test.describe('a device that asks for calm and contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } });
  test('is followed on request, and only then', async ({ page, widget }) => {
    await widget.open();
    const stop = widget.panel.getByRole('button', { name: 'Stop movement' });
    await expect(stop).toHaveAttribute('aria-pressed', 'false');
    await widget.press('Follow my device');
    await expect(stop).toHaveAttribute('aria-pressed', 'true');
    await expect(widget.panel.getByRole('radio', { name: 'Stronger colors' })).toBeChecked();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('evenway'))).toContain('"f":true');
    await page.reload();
    await widget.button.click();
    await expect(stop).toHaveAttribute('aria-pressed', 'true');
    await widget.press('Stop movement');
    await expect(stop).toHaveAttribute('aria-pressed', 'false');
    await expect(widget.panel.getByRole('button', { name: 'Follow my device' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});

test('an owner can offer fewer functions', async ({ widget }) => {
  await widget.open('/page.html?id=few');
  await expect(widget.panel.getByRole('button', { name: 'Highlight links' })).toBeVisible();
  await expect(widget.panel.getByRole('button', { name: 'Mute sounds' })).toHaveCount(0);
});
