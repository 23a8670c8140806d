import type { Language } from '@evenway/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { mailTemplates } from '../mail-templates.ts';
import { deriveKeys, hashSecret, linkSecret } from '../platform/crypto/keys.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { MailContent } from '../platform/mail/mail-template.ts';
import { renderMail } from '../platform/mail/render-mail.ts';

interface MailSample extends ReturnType<typeof renderMail> {
  readonly name: string;
  readonly language: Language;
  readonly content: MailContent;
}

const DAY = '2025-06-16T10:00:00.000Z';
const LATER = '2025-07-16T10:00:00.000Z';
/** Values in the mails, by the names of their parameters. */
const params = {
  firstName: 'Ines',
  linkId: 'link',
  contactLinkId: 'link',
  invitationId: 'invitation',
  signedUpAt: DAY,
  signedUpWith: 'Firefox on Windows',
  newEmail: 'ines.moreau@example.org',
  providers: 'google',
  unlinked: 'google',
  domain: 'maplestreetbakery.example',
  amount: '49200',
  credit: '0',
  isCovered: 'false',
  currency: 'usd',
  date: DAY,
  periodStart: DAY,
  periodEnd: LATER,
  servedUntil: LATER,
  nextAttempt: LATER,
  number: 'KM2LESLT-0010',
  pdf: 'https://pay.example/i/in_6TQGjDLvj0nHh1PdKNdoi1rB/pdf',
  cardBrand: 'visa',
  cardLast4: '4242',
  percent: '95',
  visits: '95120',
  limit: '100000',
  organization: 'Maple Street Bakery',
  kind: 'closed',
  by: 'Ada Martin',
  isAdmin: 'true',
  deletesAt: LATER,
  deletionLinkId: 'link',
  member: 'Ines Moreau',
  namedBy: 'Ada Martin',
  host: 'hooks.maplestreetbakery.example',
  keyName: 'Build server',
  keyPrefix: 'evw_live_aB3d',
  change: 'passkey-added',
  name: 'Ada’s phone',
  isFirst: 'true',
  left: '9',
  at: DAY,
  resetId: 'reset',
  dueAt: LATER,
  device: 'Firefox, Windows',
  network: '203.0.113.0/24',
  transferId: 'transfer',
  recipient: 'ines@maplestreetbakery.example',
  from: 'Martin Web Studio',
  to: 'Maple Street Bakery',
  paidUntil: LATER,
  side: 'to',
  messageId: 'message',
  wordId: 'word',
  isMended: 'false',
  reason: 'contested',
  exportId: 'export',
  requestedBy: '11111111-1111-4111-8111-111111111111',
  own: 'false',
  keepsAccount: 'false',
  isPrepaid: 'false',
  isTrial: 'false',
  plan: 'Growth',
  interval: 'year',
  formerPlan: 'Starter',
  formerInterval: 'month',
  price: '49200',
  until: 'trial',
  role: 'ORG_ADMIN',
  byName: 'Ada Martin',
  userId: '11111111-1111-4111-8111-111111111111',
  organizationId: '22222222-2222-4222-8222-222222222222',
  counts: '[["maplestreetbakery.example",2],["martin.example",1]]',
};

/** Names a value without a sample, because the mail would show a gap. */
const samplesFor = (mail: string) =>
  new Proxy<Record<string, string>>(params, {
    get(samples, key: string) {
      if (!(key in samples)) throw new Error(`${mail} asks for "${key}": give it a value in mail-samples.ts`);
      return samples[key];
    },
  });

const keys = deriveKeys('a'.repeat(64));
const LINK_IDS: readonly unknown[] = Object.values(params);
/** Whatever link or invitation a mail reads, there is one, made with our key. */
const answering = {
  query: async (_: unknown, values: readonly unknown[] = []) => {
    const id = values.find((value) => LINK_IDS.includes(value));
    return { rows: [[hashSecret(linkSecret(keys.link, String(id))), 'Maple Street Bakery', 'Ada', 'Martin']] };
  },
};

/** Every mail of the product as its reader gets it, with sample values. */
export async function composeSamples(
  language: Language,
  settings = { brandName: 'Evenway', contactEmail: 'support@evenway.example', webUrl: 'https://evenway.example' },
): Promise<MailSample[]> {
  const db: Queryable = drizzle(answering as unknown as pg.Pool);
  return Promise.all(
    mailTemplates(keys).map(async ({ name, audience, compose }) => {
      const content = await compose(samplesFor(name), { db, language, ...settings });
      if (!content) throw new Error(`${name} is not worth sending with the sample values`);
      return { name, language, content, ...renderMail(content, { language, audience, ...settings }) };
    }),
  );
}
