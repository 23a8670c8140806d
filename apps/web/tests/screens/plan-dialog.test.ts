import type { PlanChangePreview } from '@evenway/contract';
import type { Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { ADMIN, answerCalls, aWebsite, held, WORDLESS } from '../support/answer-calls.ts';
import { chooseRadio } from '../support/choose-radio.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';
import { plan } from '../support/samples/billing.ts';

const prices = [
  ...[plan('Scale', 123, true), plan('Growth', 41, true), plan('Starter', 20.5, true)],
  ...[plan('Growth', 50, false), plan('Scale', 150, false), plan('Starter', 25, false)],
];
const website = aWebsite({ priceId: 'Starter-year', subscriptionName: 'Starter' });
const monthly = aWebsite({ id: 'w-2', domain: 'monthly.example', priceId: 'Growth-month' });
const openApplication = applicationOpener({ reducedMotion: 'no-preference' });
const dialog = (page: Page) => page.getByRole('dialog');

const checkoutButton = (page: Page) => dialog(page).getByRole('button', { name: 'Continue to Checkout' });

/** Beside a failure the button is off, and says why. */
async function expectOff(page: Page, reason: string): Promise<void> {
  await expect(checkoutButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(checkoutButton(page)).toHaveAccessibleDescription(reason);
}

async function openPlans(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Onboard website' }).first().click();
  await dialog(page).getByLabel('Website URL').fill('new.example');
  await dialog(page).getByRole('button', { name: 'Next' }).click();
}

describe('plans are chosen and changed in a dialog', () => {
  const open = () =>
    openApplication('/organization/dashboard', ADMIN, {
      'GET /websites': [website, monthly],
      'GET /widget/prices': prices,
      'GET /subscriptions/trial': { isAvailable: true, freeUntil: null },
    });

  it('plans that cannot be loaded are told, and tried again', async () => {
    const page = await open();
    await answerCalls(page, { 'GET /widget/prices': WORDLESS });
    await openPlans(page);
    await expect(dialog(page).getByText('Failed to load pricing plans. Please try again.').first()).toBeVisible();
    await expectOff(page, 'Failed to load pricing plans. Please try again.');
    await answerCalls(page, { 'GET /widget/prices': prices });
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('radio', { name: /^Growth/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  it('onboarding goes from the website to the plans and back', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Onboard website' }).first().click();
    const field = dialog(page).getByLabel('Website URL');
    await expect(field).toHaveAttribute('placeholder', 'e.g. example.com');
    await expect(dialog(page).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await field.fill('new.example');
    await dialog(page).getByRole('button', { name: 'Next' }).click();

    await expect(dialog(page).getByRole('radio', { name: /Yearly.*-18%/ })).toBeChecked();
    const cards = dialog(page).getByRole('radiogroup', { name: 'Plan', exact: true }).getByRole('radio');
    const names = async () => Promise.all((await cards.all()).map((card) => card.getAttribute('aria-label')));
    await expect
      .poll(async () => (await names()).map((name) => name?.split(',')[0]))
      .toEqual(['Starter', 'Growth', 'Scale']);
    expect((await names())[0]).toContain('$20.50 per month');
    expect((await names())[2]).toContain('Custom');
    await chooseRadio(dialog(page).getByRole('radio', { name: 'Monthly', exact: true }));
    await expect.poll(async () => (await names())[1]).toContain('$50 per month');
    await expect(dialog(page).getByText('7-day free trial')).toHaveCount(3);
    await expect(dialog(page).getByText('Up to 100,000 visits a month')).toBeVisible();
    const tops = await Promise.all((await cards.all()).map(async (card) => (await card.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);

    await expect(dialog(page).getByRole('button', { name: 'Continue to Checkout' })).toBeVisible();
    await cards.nth(2).check();
    await expect(dialog(page).getByRole('button', { name: 'Talk To Us' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await expect(dialog(page).getByLabel('Website URL')).toHaveValue('new.example');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  it('the Scale plan opens a half hour together, closes the dialog, and starts no checkout', async () => {
    const page = await open();
    const checkouts: string[] = [];
    page.on('request', (request) => {
      if (/\/subscriptions\/(create-checkout-session|change-plan)/.test(request.url())) checkouts.push(request.url());
    });
    await openPlans(page);
    await dialog(page)
      .getByRole('radio', { name: /^Scale/ })
      .check();
    await page.getByRole('button', { name: 'Talk To Us' }).click();
    const booking = page.getByRole('dialog', { name: 'Book a 30-minute meeting' });
    await expect(booking).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Onboard website' }).first()).toBeFocused();
    expect(checkouts).toEqual([]);
  });

  it('the checkout is under way until the browser goes there, or says why not', async () => {
    const page = await open();
    await openPlans(page);
    await dialog(page)
      .getByRole('radio', { name: /^Growth/ })
      .check();
    const answer = held((route) => route.fulfill({ status: WORDLESS, body: '' }));
    await answerCalls(page, { 'POST /subscriptions/create-checkout-session': answer.handle });
    await dialog(page).getByRole('button', { name: 'Continue to Checkout' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Processing...' })).toBeVisible();
    answer.release();
    await expect(dialog(page).getByText('Failed to create checkout session').first()).toBeVisible();
    await expectOff(page, 'Failed to create checkout session');
    await answerCalls(page, {
      'POST /subscriptions/create-checkout-session': (route) =>
        route.fulfill({ status: 409, json: { message: 'This website is taken.', code: 'x' } }),
    });
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByText('This website is taken.').first()).toBeVisible();
    await expectOff(page, 'This website is taken.');
    // Another plan may succeed.
    await dialog(page)
      .getByRole('radio', { name: /^Starter/ })
      .check();
    await expect(dialog(page).getByText('This website is taken.')).toHaveCount(0);
    await expect(checkoutButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  it('a change of plan begins at the plans, without a way back to the website', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Actions for shop.example' }).click();
    await page.getByRole('menuitem', { name: 'Change Plan' }).click();
    await expect(dialog(page).getByLabel('Website URL')).toHaveCount(0);
    await expect(dialog(page).getByRole('radio', { name: /^Growth/ })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Back' })).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Change Plan' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  it('Change Plan opens on the period that the website has', async () => {
    const page = await open();
    for (const [domain, period] of [
      ['shop.example', /^Yearly/],
      ['monthly.example', /^Monthly/],
    ] as const) {
      await page.getByRole('button', { name: `Actions for ${domain}` }).click();
      await page.getByRole('menuitem', { name: 'Change Plan' }).click();
      await expect(dialog(page).getByRole('radio', { name: period })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  it('a change of plan that fails without a word says so; one that works closes the dialog and reloads the page', async () => {
    const page = await open();
    const preview: PlanChangePreview = {
      dueNow: 24_600,
      unusedTime: 0,
      creditUsed: 0,
      credit: 0,
      nextDeduction: 0,
      nextCredit: 0,
      nextAmount: 49_200,
      currency: 'usd',
      nextDate: '2099-01-05T12:00:00.000Z',
      isTrial: false,
      prorationDate: 1_760_000_000,
    };
    await answerCalls(page, {
      'GET /subscriptions/change-plan/preview': preview,
      'POST /subscriptions/change-plan': WORDLESS,
    });
    await page.getByRole('button', { name: 'Actions for shop.example' }).click();
    await page.getByRole('menuitem', { name: 'Change Plan' }).click();
    await dialog(page)
      .getByRole('radio', { name: /^Growth/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Change Plan' }).click();
    await expect(dialog(page).getByText('Failed to change plan', { exact: true })).toBeVisible();
    await answerCalls(page, { 'POST /subscriptions/change-plan': website });
    const reload = page.waitForEvent('load');
    await dialog(page).getByRole('button', { name: 'Change Plan' }).click();
    await reload;
    await expect(page.getByText('shop.example is now on the Growth plan.')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Actions for shop.example' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('shop.example').first()).toBeVisible();
    await expect(page.getByText('shop.example is now on the Growth plan.')).toHaveCount(0);
  });
});

it('where something is due today, the plans keep their prices and the credit stands once', async () => {
  const page = await openApplication('/organization/dashboard', ADMIN, {
    'GET /websites': [website],
    'GET /widget/prices': prices,
    'GET /subscriptions/trial': { isAvailable: false, freeUntil: null },
    'GET /billing/credit': { amount: 46_700, currency: 'usd', nextUse: null },
  });
  await openPlans(page);
  const credit = '$467 credit: used for this payment first, before your card.';
  await expect(dialog(page).getByText(credit)).toHaveCount(1);
  await expect(dialog(page).getByText(/credit/i)).toHaveCount(1);
  await expect(
    dialog(page)
      .getByText(/due today/)
      .first(),
  ).toBeVisible();
});

describe('where no plan can be chosen, a new website is kept', () => {
  const AWAY = 'Failed to load pricing plans. Please try again.';
  const KEPT = 'new.example is kept on the Cancelled tab.';
  const notOnSale = (page: Page) => dialog(page).getByText('Plans cannot be bought at the moment. For help, write to');

  /** A server that knows no prices, or none that it can tell, and the websites that it was asked to register. */
  async function openWithout(answer: typeof WORDLESS | [], register: 'registers' | 'fails' = 'registers') {
    const listed = [website];
    const asked: unknown[] = [];
    const page = await openApplication('/organization/dashboard', ADMIN, {
      'GET /websites': (route) => route.fulfill({ json: listed }),
      'GET /widget/prices': answer,
      'GET /subscriptions/trial': { isAvailable: true, freeUntil: null },
      'POST /websites/onboard': (route, request) => {
        asked.push(request.postDataJSON());
        if (register === 'fails') return route.fulfill({ status: 503, body: '' });
        const made = aWebsite({ id: 'w-3', domain: 'new.example', status: null, priceId: null, expiresAt: null });
        listed.push(made);
        return route.fulfill({ status: 201, json: made });
      },
    });
    return { page, asked };
  }

  it('O09: nothing on sale is said with an address to write to, without a discount or a button that does nothing', async () => {
    const { page, asked } = await openWithout([]);
    await openPlans(page);
    await expect(notOnSale(page)).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'support@evenway.example' })).toHaveAttribute(
      'href',
      'mailto:support@evenway.example',
    );
    await expect(dialog(page).getByText(KEPT)).toBeVisible();
    await expect(dialog(page).getByText('-18%')).toHaveCount(0);
    await expect(dialog(page).getByRole('radio')).toHaveCount(0);
    await expect(checkoutButton(page)).toHaveCount(0);
    expect(asked).toEqual([{ domain: 'new.example', organizationId: ADMIN.orgId }]);
    await expectAccessible(page, 'nothing on sale', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Actions for shop.example' }).click();
    await page.getByRole('menuitem', { name: 'Change Plan' }).click();
    await expect(notOnSale(page)).toBeVisible();
    await expect(dialog(page).getByText(KEPT)).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Change Plan' })).toHaveCount(0);
  });

  it('O09: with the payment provider away the address is typed once, and the website is then in the list', async () => {
    const { page, asked } = await openWithout(WORDLESS);
    await openPlans(page);
    await expect(dialog(page).getByText(AWAY).first()).toBeVisible();
    await expect(dialog(page).getByText(KEPT)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByText(AWAY).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    await answerCalls(page, { 'GET /widget/prices': prices });
    await page.getByRole('tab', { name: /^Cancelled/ }).click();
    await page.getByRole('button', { name: 'Actions for new.example' }).click();
    await page.getByRole('menuitem', { name: 'Onboard' }).click();
    await page.getByRole('button', { name: 'Choose a plan' }).click();
    await expect(dialog(page).getByText('Choose a plan for new.example')).toBeVisible();
    await expect(dialog(page).getByRole('radio', { name: /^Growth/ })).toBeVisible();
    await expect(dialog(page).getByText(KEPT)).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });

  it('what could not be kept is not said to be', async () => {
    const { page, asked } = await openWithout([], 'fails');
    await openPlans(page);
    await expect(notOnSale(page)).toBeVisible();
    await expect.poll(() => asked).toHaveLength(1);
    await expect(dialog(page).getByText(KEPT)).toHaveCount(0);
  });

  it('a checkout that fails tells where the website is, if it is there', async () => {
    const { page, asked } = await openWithout([]);
    await answerCalls(page, {
      'GET /widget/prices': prices,
      'POST /subscriptions/create-checkout-session': (route) => route.fulfill({ status: 503, body: '' }),
    });
    await openPlans(page);
    await dialog(page)
      .getByRole('radio', { name: /^Growth/ })
      .check();
    await checkoutButton(page).click();
    await expect(dialog(page).getByText('Failed to create checkout session').first()).toBeVisible();
    await expect(dialog(page).getByText(KEPT)).toHaveCount(0);
    // The server has registered it before it asked the provider.
    await answerCalls(page, {
      'GET /websites': [website, aWebsite({ id: 'w-3', domain: 'new.example', status: null, priceId: null })],
    });
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByText(KEPT)).toBeVisible();
    expect(asked).toEqual([]);
  });
});

it('a period without prices is not offered', async () => {
  const page = await openApplication('/organization/dashboard', ADMIN, {
    'GET /websites': [website],
    'GET /widget/prices': prices.filter(({ yearly }) => !yearly),
    'GET /subscriptions/trial': { isAvailable: true, freeUntil: null },
  });
  await openPlans(page);
  await expect(dialog(page).getByRole('radio', { name: /\$50 per month/ })).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: /Yearly/ })).toHaveCount(0);
});

it('where no meeting can be booked, the Scale plan leads to a mail', async () => {
  const page = await openApplication('/organization/dashboard', ADMIN, {
    'GET /websites': [website],
    'GET /widget/prices': prices,
    'GET /subscriptions/trial': { isAvailable: true, freeUntil: null },
  });
  const brand = { supportEmail: 'help@example.org', bookingUrls: { 30: null, 60: null } };
  await page.route(page.url(), async (route, request) => {
    const served = await route.fetch({ headers: { ...request.headers(), 'sec-fetch-dest': 'document' } });
    const body = (await served.text()).replace('{"providers"', `{"brand":${JSON.stringify(brand)},"providers"`);
    await route.fulfill({ response: served, body });
  });
  await page.reload();
  const chooseScale = () =>
    dialog(page)
      .getByRole('radio', { name: /^Scale/ })
      .check();
  const mail = dialog(page).getByRole('link', { name: 'Talk To Us' });
  await openPlans(page);
  await chooseScale();
  await expect(mail).toHaveAttribute('href', 'mailto:help@example.org');
  await expect(checkoutButton(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for shop.example' }).click();
  await page.getByRole('menuitem', { name: 'Change Plan' }).click();
  await chooseScale();
  await expect(mail).toHaveAttribute('href', 'mailto:help@example.org');
  await expect(dialog(page).getByRole('button', { name: 'Talk To Us' })).toHaveCount(0);
});
