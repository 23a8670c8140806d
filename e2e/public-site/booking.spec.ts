import type { Page } from '@playwright/test';
import { expectAccessible } from '../../apps/web/tests/support/accessibility.ts';
import { stopClock } from '../../apps/web/tests/support/stop-clock.ts';
import { expect, test } from '../support/fixtures.ts';

interface Meeting {
  readonly minutes: number;
  readonly namespace: string | null;
  readonly email: string;
}

const bookButton = (page: Page, minutes: 30 | 60) => page.locator('#book').getByText(`Book ${minutes} minutes`);
const frameOf = (page: Page) => page.frameLocator('dialog iframe');
const isBookingHost = (url: string | URL) => /^http:\/\/127\.0\.0\.1:.*\/evenway\//.test(String(url));

/** The landing page, with a stopped clock. */
async function openSite(page: Page): Promise<void> {
  await page.goto('/');
  await expect(bookButton(page, 30)).toBeVisible();
  await stopClock(page);
}

async function meetingsOf(page: Page, email: string): Promise<Meeting[]> {
  const meetings = (await (await page.request.get('/local/booking.json')).json()) as Meeting[];
  return meetings.filter((meeting) => meeting.email === email);
}

test('a meeting is booked by keyboard alone, and nothing is asked of the booking host before', async ({
  page,
  people,
}) => {
  const email = people.newEmail();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openSite(page);
  const opener = bookButton(page, 60);
  await opener.scrollIntoViewIfNeeded();
  expect(asked.filter(isBookingHost)).toEqual([]);

  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book a 60-minute meeting' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByText('The booking page is ready.')).toBeAttached();
  expect(asked.filter(isBookingHost)[0]).toContain('/60min/embed?embed=60min');
  await page.clock.resume();
  await expectAccessible(page, 'the booking dialog', 'dialog[open]');

  const frame = frameOf(page);
  const press = async (key: string, until: () => Promise<void>) => {
    await page.keyboard.press(key);
    await until();
  };
  await press('Tab', () => expect(frame.getByRole('radio').first()).toBeFocused());
  await press('Space', () => expect(frame.getByRole('radio').first()).toBeChecked());
  await press('Tab', () => expect(frame.getByLabel('Your name')).toBeFocused());
  await page.keyboard.type('Ada');
  await press('Tab', () => expect(frame.getByLabel('Your email address')).toBeFocused());
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
  await expect(dialog.getByText('Your meeting is booked. You can close this window.')).toBeVisible();
  expect(await meetingsOf(page, email)).toMatchObject([{ minutes: 60, namespace: '60min' }]);

  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('in French, far away', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the booking page speaks the language of the page and the time of the visitor, and sees nothing else of ours', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/fr');
    await page.evaluate(() => {
      localStorage.setItem('authToken', 'ours');
      // biome-ignore lint/suspicious/noDocumentCookie: what a script in the frame must not see
      document.cookie = 'ours=1';
    });
    await page.locator('#book').getByText('Réserver 30 minutes').click();
    await expect(page.getByRole('dialog', { name: 'Réserver un rendez-vous de 30 minutes' })).toBeVisible();
    await expect(frameOf(page).getByRole('heading', { name: 'Réserver 30 minutes' })).toBeVisible();
    await expect(frameOf(page).getByText('heure normale du Japon')).toBeVisible();
    const frame = page.frames().find((one) => isBookingHost(one.url()));
    const seen = await frame?.evaluate(() => {
      const attempt = (read: () => unknown) => {
        try {
          return String(read());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        origin: location.origin,
        stored: attempt(() => localStorage.getItem('authToken')),
        cookies: document.cookie,
        document: attempt(() => parent.document.title),
        storage: attempt(() => parent.localStorage.length),
      };
    });
    expect(seen).toMatchObject({ cookies: '', document: 'SecurityError', storage: 'SecurityError' });
    // A browser may even refuse storage to a third-party frame.
    expect(seen?.stored).toMatch(/^(null|SecurityError)$/);
    expect(seen?.origin).not.toBe(baseURL);
    await expect(page.locator('dialog iframe')).not.toHaveAttribute('sandbox', /allow-top-navigation/);
  });
});

test('when something is wrong with the booking host', async ({ page }) => {
  await test.step('when the host is dead, the dialog offers the plain link and a mail, and tries again', async () => {
    await page.route(isBookingHost, (route) => route.abort('connectionrefused'));
    await openSite(page);
    await bookButton(page, 30).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Loading the booking page…')).toBeVisible();
    // Five seconds count from when the browser has put its own page into the frame, which may be later.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(dialog.getByRole('alert')).toContainText('The booking page cannot be shown here.', { timeout: 100 });
    }).toPass({ intervals: [100] });
    const link = dialog.getByRole('link', { name: 'Open the booking page (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', /\/evenway\/30min$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(dialog.getByRole('link', { name: /^Write to/ })).toHaveAttribute('href', /^mailto:/);

    await page.unroute(isBookingHost);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(frameOf(page).getByRole('heading', { name: 'Book 30 minutes' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('when the script of the booking page does not come, it does not stay blank', async () => {
    await page.route('**/embed-page.js', (route) => route.abort());
    await bookButton(page, 30).click();
    const dialog = page.getByRole('dialog');
    await expect(frameOf(page).getByRole('heading', { name: 'Book 30 minutes', includeHidden: true })).toBeAttached();
    await page.clock.runFor(13_000);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.unrouteAll();
  });

  await test.step('when the host does not answer, waiting ends', async () => {
    await page.route(isBookingHost, () => undefined);
    await bookButton(page, 30).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Loading the booking page…')).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(dialog.getByText('Loading the booking page…')).toBeVisible();
    await page.clock.resume();
    await expectAccessible(page, 'the booking dialog while it loads', 'dialog[open]');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'the booking dialog after the wait', 'dialog[open]');
  });
});
