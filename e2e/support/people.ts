import { createHash, randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export interface Person {
  readonly email: string;
  readonly password: string;
}

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

export interface People {
  newEmail(): string;
  /** Signed up and verified. */
  verified(email?: string): Promise<Person>;
  /** Signed up, with the verification mail unread. */
  unverified(): Promise<Person>;
  mail(to: string, subject: RegExp): Promise<Mail>;
}

export const PASSWORD = 'Bakery42!';
export const demoAdmin: Person = { email: 'admin@demo.example', password: 'Evenway1!' };
export const demoUser: Person = { email: 'user@demo.example', password: 'Evenway1!' };

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export function createPeople(request: APIRequestContext): People {
  const newEmail = () => `e2e-${randomBytes(6).toString('hex')}@example.org`;
  const post = async (path: string, data?: unknown) => {
    const answer = await request.post(`/api${path}`, data === undefined ? {} : { data });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  };

  const mail = async (to: string, subject: RegExp): Promise<Mail> => {
    let found: Mail | undefined;
    await expect(async () => {
      const answer = await request.get(`/local/mail.json?to=${encodeURIComponent(to)}`);
      const mails = (await answer.json()) as Mail[];
      found = mails.find((one) => subject.test(one.subject));
      expect(found, `a mail to ${to} about ${subject}`).toBeDefined();
    }).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
    if (!found) throw new Error('unreachable: toPass saw it');
    return found;
  };

  const signedUp = async (email: string) => {
    await post('/auth/signup', {
      firstName: 'Ines',
      lastName: 'Moreau',
      email,
      password: digest(PASSWORD),
      subscriptionType: 'ORG_ADMIN',
      organizationName: 'Moreau & Filles',
    });
    return { email, password: PASSWORD };
  };

  return {
    newEmail,
    mail,
    unverified: () => signedUp(newEmail()),
    async verified(email = newEmail()) {
      const person = await signedUp(email);
      const { links } = await mail(person.email, /verify/i);
      await post(`/user/verify?token=${new URL(links[0] ?? '').searchParams.get('token')}`);
      return person;
    },
  };
}

/** Signs in through the form. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/login');
  await fillSignIn(page, person);
}

/** The same where the form is shown, or about to be. */
export async function fillSignIn(page: Page, person: Person): Promise<void> {
  const submit = page.getByRole('button', { name: /^(Sign in|Se connecter)$/ });
  // The previous screen may have a field for an address too.
  await expect(submit).toBeVisible();
  await page.getByLabel(/Email address|Adresse e-mail/).fill(person.email);
  await page.getByLabel(/^(Password|Mot de passe)$/).fill(person.password);
  await submit.click();
  await page.waitForURL('**/organization/**');
}

/** Leaves the page first: a response that is still on its way would sign the browser in again. */
export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Signs in without the form, for journeys that start behind it. */
export async function enter(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    headers: { origin: new URL((await page.request.get('/readyz')).url()).origin },
    data: { email, password: digest(password) },
  });
  expect(answer.ok(), `sign-in of ${email}: ${answer.status()}`).toBe(true);
}

export async function enterDashboard(page: Page, person: Person): Promise<void> {
  await enter(page, person);
  await page.goto('/organization/dashboard');
}

/** Signs up on the provider's own page; naming an organization comes next. */
export async function signUpWithGoogle(page: Page, email: string): Promise<void> {
  await page.goto('/auth/signup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  // The previous page has a field for an address too.
  await expect(page.getByRole('heading', { level: 1, name: /Continue with Google/ })).toBeVisible();
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel(/Given name/i).fill('Gil');
  await page.getByLabel(/Family name/i).fill('Roux');
  await page
    .getByRole('button', { name: /Continue|Sign in/ })
    .last()
    .click();
  await expect(page).toHaveURL('/organization/create');
}
