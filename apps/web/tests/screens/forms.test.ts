import type { Locator, Page, Route } from '@playwright/test';
import { it } from 'vitest';
import { isFull } from '../../../../scripts/lib/testing/depth.ts';
import { ADMIN, held } from '../support/answer-calls.ts';
import { applicationOpener } from '../support/open-application.ts';
import { expect } from '../support/open-page.ts';
import { sampleOrganization } from '../support/samples/organization.ts';

const PASSWORD = 'Bakery42!';

interface FormOnScreen {
  readonly path: string;
  /** The button that opens the dialog it is in. */
  readonly open?: string;
  /** The button that sends it. */
  readonly submit: string;
  /** What is typed, by the names of its fields. */
  readonly typed: Readonly<Record<string, string>>;
  readonly passwords?: readonly string[];
  readonly checked?: readonly string[];
  /** How many of its fields say so when it is sent empty; 0 where the button is off until something is typed. */
  readonly refused: number;
}

const FORMS: Record<string, FormOnScreen> = {
  'sign-in': {
    path: '/auth/login',
    submit: 'Sign in',
    typed: { email: 'ines@example.org' },
    passwords: ['password'],
    refused: 0,
  },
  'sign-up': {
    path: '/auth/signup',
    submit: 'Create account',
    typed: { firstName: 'Ines', lastName: 'Moreau', email: 'ines@example.org', organizationName: 'Moreau & Filles' },
    passwords: ['password', 'confirmPassword'],
    checked: ['termsAgreed'],
    refused: 6,
  },
  'a forgotten password': {
    path: '/auth/forgot-password',
    submit: 'Send reset link',
    typed: { email: 'ines@example.org' },
    refused: 1,
  },
  'the sign-in of a company': {
    path: '/auth/single-sign-on',
    submit: 'Continue',
    typed: { email: 'ines@example.org' },
    refused: 1,
  },
  'personal information': {
    path: '/organization/user-profile',
    submit: 'Save changes',
    typed: { firstName: 'Inès', lastName: 'Moreau-Roy' },
    refused: 2,
  },
  'the name of the organization': {
    path: '/organization/settings',
    submit: 'Save name',
    typed: { organizationName: 'Another name' },
    refused: 0,
  },
  'the billing contact': {
    path: '/organization/settings',
    submit: 'Save contact',
    typed: { billingEmail: 'books@example.org' },
    refused: 0,
  },
  'an invitation': {
    path: '/organization/team',
    open: 'Invite Member',
    submit: 'Send',
    typed: { email: 'sam@example.org' },
    refused: 0,
  },
  'a key': {
    path: '/organization/settings/keys',
    open: 'Create key',
    submit: 'Create key',
    typed: { keyName: 'Nightly report' },
    checked: ['websites:read'],
    refused: 2,
  },
  'a webhook': {
    path: '/organization/settings/webhooks',
    open: 'Add webhook',
    submit: 'Add webhook',
    typed: { url: 'https://example.org/hook' },
    checked: ['website.live'],
    refused: 2,
  },
  'a domain of the company': {
    path: '/organization/settings/single-sign-on',
    submit: 'Add domain',
    typed: { domain: 'example.org' },
    refused: 1,
  },
  'another organization': {
    path: '/organization/overview',
    open: 'Create another organization',
    submit: 'Create organization',
    typed: { name: 'Client Two' },
    refused: 1,
  },
};

/** How the service is away, for a browser. */
const AWAY: Record<string, (route: Route) => Promise<void>> = {
  'refuses connections': (route) => route.abort('connectionrefused'),
  'times out': (route) => route.abort('timedout'),
  'is behind a proxy that answers 502': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  'answers 503': (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { code: 'unavailable', message: AWAY_TEXT } }),
};
const AWAY_TEXT = 'This is temporarily unavailable. Please try again.';

class FormWalk {
  readonly root: Locator;
  readonly button: Locator;
  constructor(
    private readonly page: Page,
    private readonly form: FormOnScreen,
  ) {
    const names = [...Object.keys(form.typed), ...(form.passwords ?? [])];
    const ofForm = names.map((name) => `:has([name="${name}"])`).join('');
    this.root = form.open ? page.getByRole('dialog') : page.locator(`form${ofForm}`);
    this.button = this.root.getByRole('button', { name: form.submit, exact: true });
  }

  private readonly field = (name: string) => this.root.locator(`[name="${name}"]`);

  async expectShown() {
    if (this.form.open) await this.page.getByRole('button', { name: this.form.open }).first().click();
    await expect(this.button).toBeVisible();
  }

  async clear() {
    for (const name of Object.keys(this.form.typed)) await this.field(name).fill('');
  }

  async type() {
    for (const [name, value] of Object.entries(this.form.typed)) await this.field(name).fill(value);
    for (const name of this.form.passwords ?? []) await this.field(name).fill(PASSWORD);
    for (const name of this.form.checked ?? []) await this.field(name).setChecked(true, { force: true });
  }

  async expectTyped({ withPasswords }: { withPasswords: boolean }) {
    for (const [name, value] of Object.entries(this.form.typed)) await expect(this.field(name)).toHaveValue(value);
    for (const name of this.form.passwords ?? [])
      await expect(this.field(name)).toHaveValue(withPasswords ? PASSWORD : '');
    for (const name of this.form.checked ?? []) await expect(this.field(name)).toBeChecked();
  }

  /** One error for each wrong field, tied to it, and the focus at the first or at their summary. */
  async expectOneErrorEach() {
    const wrong = this.root.locator('[aria-invalid=true]');
    await expect(wrong).toHaveCount(this.form.refused);
    await expect(this.root.locator('[data-field-error]')).toHaveCount(this.form.refused);
    const tied = await wrong.evaluateAll((controls) =>
      controls.map((control) => {
        const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
        const texts = described.map((id) => document.getElementById(id));
        return texts.filter((text) => text?.querySelector('[data-field-error]')?.textContent.trim()).length;
      }),
    );
    expect(tied).toEqual(tied.map(() => 1));
    const hasFocus = () =>
      this.root.evaluate((root) => {
        const focused = document.activeElement;
        const first = root.querySelector('[aria-invalid=true]');
        return focused?.matches('[data-error-summary]') || focused === first || first?.contains(focused) || false;
      });
    await expect.poll(hasFocus).toBe(true);
  }
}

/** In a full run each form meets each way of being away; otherwise they take turns. */
async function walk(page: Page, form: FormOnScreen, turn: number): Promise<void> {
  const shown = new FormWalk(page, form);
  await shown.expectShown();
  if (form.refused > 0) {
    await shown.clear();
    await shown.button.click();
    await shown.expectOneErrorEach();
  }
  await shown.type();

  let sent = 0;
  let respond: ((route: Route) => Promise<void>) | undefined;
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().method() === 'GET' || !respond) return route.fallback();
      sent += 1;
      await respond(route);
    },
  );
  const ways = Object.values(AWAY);
  for (const answer of ways.filter((_, place) => isFull || place === turn % ways.length)) {
    sent = 0;
    const answered = held(answer);
    respond = async (route) => void (await answered.handle(route));
    const { pathname } = new URL(page.url());
    await shown.button.dblclick();
    answered.release();
    const alert = page.getByRole('alert').filter({ hasText: /\S/ });
    await expect(alert.first()).toBeVisible();
    await expect(alert).toHaveCount(1);
    await expect(alert).toContainText(/try again/i);
    expect(sent).toBe(1);
    expect(new URL(page.url()).pathname).toBe(pathname);
    await shown.expectTyped({ withPasswords: true });
    await expect(shown.button).toBeEnabled();
  }
  respond = undefined;
  await page.goto(form.path);
  await shown.expectShown();
  await shown.expectTyped({ withPasswords: false });
}

const open = applicationOpener();

for (const [turn, [name, form]] of Object.entries(FORMS).entries())
  it(`${name}: refused once for each field, sent once, and kept while the service is away`, async () => {
    const isInside = form.path.startsWith('/organization');
    const page = await open(form.path, isInside ? ADMIN : null, isInside ? sampleOrganization : {});
    await walk(page, form, turn);
  });
