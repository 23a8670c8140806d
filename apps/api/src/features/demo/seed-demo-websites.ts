import { emptyStatement, type StatementContent, TRIAL_DAYS } from '@evenway/contract';
import { hashSecret, randomSecret } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/database/database.ts';
import { askPayments } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveDraft } from '../statements/statement-repository.ts';
import { findUserByEmail } from '../users/user-repository.ts';
import { insertWebsite } from '../websites/website-repository.ts';
import { saveConfig } from '../widget-config/widget-config-repository.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoAnswers, demoChecks, demoFindings } from './demo-checks.ts';
import { daysBefore, demoHistory } from './demo-history.ts';
import {
  insertAnswers,
  insertEndedCheck,
  insertFindings,
  insertInstallation,
  insertMessages,
  insertUses,
  insertVisits,
} from './demo-repository.ts';
import { DEMO_DOMAIN, type DemoSubscription, demoWebsites } from './demo-websites.ts';

/** What the demo needs from billing: the operations of a real customer, and a provider whose clock can be moved. */
export interface DemoBilling {
  ensureCustomer(organizationId: string): Promise<string>;
  findPrice(plan: string, yearly: boolean): Promise<string>;
  syncSubscription(subscriptionId: string): Promise<void>;
  /** Advances the customer's time to a moment; to one in the past while it has no subscription. */
  moveClock(customer: string, to: Date): Promise<void>;
  /** Sends no events meanwhile: nobody wants a receipt from last spring. */
  withoutEvents(work: () => Promise<void>): Promise<void>;
}

/** Websites in common states, with real subscriptions at the payment provider and a matching past. */
export async function seedDemoWebsites(
  platform: Platform,
  billing: DemoBilling,
  organizationId: string,
): Promise<void> {
  const { database, payments } = platform;
  // First, so that a provider that does not respond leaves no websites behind.
  const customer = await billing.ensureCustomer(organizationId);
  const card = await askPayments(() => payments.paymentMethods.attach('pm_card_visa', { customer }));
  await askPayments(() =>
    payments.customers.update(customer, { invoice_settings: { default_payment_method: card.id } }),
  );
  const now = new Date();
  const subscriptions: string[] = [];
  await billing.withoutEvents(async () => {
    const steps: Step[] = [];
    for (const { domain, subscription, isChecked } of demoWebsites) {
      const website = await insertWebsite(database, organizationId, domain);
      if (!website || !subscription) continue;
      const { visits, uses, ...seen } = demoHistory(now, subscription);
      await insertVisits(database, website.id, visits);
      await insertUses(database, website.id, uses);
      await insertInstallation(database, { websiteId: website.id, host: domain, ...seen });
      if (isChecked) await seedDemoChecks(database, website.id, now);
      if (domain === DEMO_DOMAIN) {
        await saveConfig(database, website.id, { position: 'RIGHT', mainColor: '#8A3B12', textColor: '#3B2012' }, null);
        const draft = { websiteId: website.id, language: 'en', content: demoStatement, savedBy: null } as const;
        await saveDraft(database, draft, 0);
        await insertMessages(database, website.id);
      }
      steps.push(...stepsOf(platform, billing, { customer, website, subscription }, (id) => subscriptions.push(id)));
    }
    for (const { at, take } of steps.toSorted((one, other) => other.at - one.at)) {
      await billing.moveClock(customer, daysBefore(now, at));
      await take();
    }
    await billing.moveClock(customer, now);
  });
  for (const id of subscriptions) await billing.syncSubscription(id);
}

interface Step {
  /** Days before today. */
  readonly at: number;
  take(): Promise<void>;
}

interface Subscribing {
  readonly customer: string;
  readonly website: { readonly id: string; readonly domain: string };
  readonly subscription: DemoSubscription;
}

function stepsOf(
  { payments }: Platform,
  billing: DemoBilling,
  { customer, website, subscription: { plan, yearly, began, cancelled } }: Subscribing,
  onMade: (subscriptionId: string) => void,
): Step[] {
  let id = '';
  const subscribe = async () => {
    const price = await billing.findPrice(plan, yearly);
    const made = await askPayments(() =>
      payments.subscriptions.create({
        customer,
        items: [{ price }],
        metadata: { websiteId: website.id },
        description: website.domain,
        trial_period_days: TRIAL_DAYS,
      }),
    );
    id = made.id;
    onMade(id);
  };
  const cancel = async () => {
    await askPayments(() =>
      cancelled?.atOnce
        ? payments.subscriptions.cancel(id)
        : payments.subscriptions.update(id, { cancel_at_period_end: true }),
    );
  };
  return [{ at: began, take: subscribe }, ...(cancelled ? [{ at: cancelled.at, take: cancel }] : [])];
}

const start = emptyStatement('Maple Street Bakery', DEMO_DOMAIN, 'en');

/** A draft after a quarter of an hour of work. It is not published, and nothing in it was assessed. */
const demoStatement: StatementContent = {
  ...start,
  frame: 'euService',
  siteName: 'Maple Street Bakery',
  service: {
    description: 'An online shop for bread, cakes and catering, with delivery in town and pickup at the bakery.',
    operation: 'Choose products, a day and a place, then pay by card or at the counter. No account is needed.',
    howMet: '',
    monitoring: '',
  },
  limits: [
    {
      description: 'The map with our pickup points cannot be used with the keyboard.',
      reason: 'notConforming',
      explanation: 'It comes from another company. We replace it by the end of the year.',
      alternative: 'All pickup points are listed with their addresses below the map.',
    },
  ],
  measures: ['design', 'testing'],
  contact: { ...start.contact, email: 'hello@maplestreetbakery.example', phone: '+1 555 0100' },
  responseDays: 5,
};

const MINUTE_MS = 60_000;

/** Two finished checks of a website, their findings, and answers to manual checks. */
async function seedDemoChecks(database: Database, websiteId: string, now: Date): Promise<void> {
  const admin = await findUserByEmail(database, demoAccounts[0].email);
  const by = admin?.id ?? null;
  const view = { width: null, theme: 'device' } as const;
  await database.transaction(async (tx) => {
    let last = '';
    for (const { at, pages } of demoChecks) {
      const createdAt = daysBefore(now, at);
      const endedAt = new Date(createdAt.getTime() + MINUTE_MS);
      last = await insertEndedCheck(
        tx,
        {
          ...{ websiteId, startedBy: by, ...view, state: 'finished', tokenHash: hashSecret(randomSecret()) },
          ...{ found: pages.length, createdAt, openedAt: createdAt, seenAt: endedAt, endedAt, expiresAt: endedAt },
        },
        pages.map(({ path, rules }) => ({
          ...{ path, rules, state: 'checked', theme: 'light', reportedAt: endedAt },
          count: rules.reduce((sum, { count }) => sum + count, 0),
        })),
      );
    }
    await insertFindings(
      tx,
      demoFindings().map(({ finding, firstSeen, lastSeen, status, ...known }) => ({
        ...{ websiteId, ...view, ...known, status, changedIn: last },
        ...{ fingerprint: finding.fingerprint, rule: finding.rule, impact: finding.impact },
        ...{ pages: [...finding.pages], count: finding.count, snippet: finding.snippet },
        ...(status !== 'open' && { statusBy: by, statusAt: daysBefore(now, lastSeen - 1) }),
        firstSeenAt: daysBefore(now, firstSeen),
        lastSeenAt: daysBefore(now, lastSeen),
      })),
    );
    const answeredAt = daysBefore(now, 1);
    await insertAnswers(
      tx,
      demoAnswers.map((answer) => ({ websiteId, ...answer, answeredBy: by, answeredAt })),
    );
  });
}
