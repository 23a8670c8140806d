import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { hashSecret, randomSecret } from '../../platform/crypto/keys.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  accessibilityCheckPages,
  accessibilityChecks,
  accessibilityFindings,
  featureUses,
  manualCheckAnswers,
  messages,
  messageWords,
  visits,
  websites,
  widgetInstallations,
} from '../../platform/database/schema/index.ts';
import type { MonthOfUses } from './demo-uses.ts';
import type { MonthOfVisits } from './demo-visits.ts';

export async function insertVisits(db: Queryable, websiteId: string, months: readonly MonthOfVisits[]): Promise<void> {
  if (months.length > 0) await db.insert(visits).values(months.map((month) => ({ websiteId, ...month })));
}

export async function insertUses(db: Queryable, websiteId: string, uses: readonly MonthOfUses[]): Promise<void> {
  if (uses.length > 0) await db.insert(featureUses).values(uses.map((use) => ({ websiteId, ...use })));
}

interface Seen {
  readonly websiteId: string;
  readonly host: string;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

export async function insertInstallation(db: Queryable, seen: Seen): Promise<void> {
  await db.insert(widgetInstallations).values({ ...seen, snippets: 1 });
}

type NewCheck = typeof accessibilityChecks.$inferInsert;
type NewPage = Omit<typeof accessibilityCheckPages.$inferInsert, 'checkId'>;

export async function insertEndedCheck(db: Queryable, check: NewCheck, pages: readonly NewPage[]): Promise<string> {
  const [made] = await db.insert(accessibilityChecks).values(check).returning({ id: accessibilityChecks.id });
  if (!made) throw new Error('a check of the demo was not stored');
  await db.insert(accessibilityCheckPages).values(pages.map((page) => ({ ...page, checkId: made.id })));
  return made.id;
}

export async function insertFindings(
  db: Queryable,
  findings: (typeof accessibilityFindings.$inferInsert)[],
): Promise<void> {
  await db.insert(accessibilityFindings).values(findings);
}

export async function insertAnswers(db: Queryable, answers: (typeof manualCheckAnswers.$inferInsert)[]): Promise<void> {
  await db.insert(manualCheckAnswers).values(answers);
}

/** Visitors can write there, and some have. Nobody has the links to these. */
export async function insertMessages(db: Queryable, websiteId: string): Promise<void> {
  await db.update(websites).set({ takesMessages: true }).where(eq(websites.id, websiteId));
  for (const { daysAgo, answer, ...message } of demoMessages) {
    const id = randomUUID();
    const sentAt = sql`now() - make_interval(secs => ${daysAgo * 86_400})`;
    const answeredAt = answer ? sql`${sentAt} + make_interval(secs => ${answer.hoursLater * 3_600})` : null;
    await db.insert(messages).values({
      ...{ id, websiteId, secretHash: hashSecret(randomSecret()), ...message },
      ...{ createdAt: sentAt, wroteAt: sentAt, toldAt: sentAt, firstAnsweredAt: answeredAt },
    });
    if (answer && answeredAt)
      await db
        .insert(messageWords)
        .values({ messageId: id, sender: 'owner', text: answer.text, createdAt: answeredAt });
  }
}

/** A visitor's message in the demo; its age in days. */
interface DemoMessage {
  readonly goal: string;
  readonly barrier: string;
  readonly path: string | null;
  readonly functions: string[] | null;
  readonly language: string;
  readonly email: string | null;
  readonly status: 'new' | 'answered' | 'mended';
  readonly daysAgo: number;
  /** The bakery's answer, and how many hours later. */
  readonly answer?: { readonly text: string; readonly hoursLater: number };
}

/** One in each state: fixed, in progress, and new. */
const demoMessages: readonly DemoMessage[] = [
  {
    goal: 'Order a birthday cake for Saturday',
    barrier:
      'I use the keyboard only. The calendar for the pick-up day opens, but I cannot get to a day with the arrow keys or with Tab. I had to call you.',
    path: '/order',
    functions: ['focusRing', 'textSize'],
    language: 'en',
    email: null,
    status: 'new',
    daysAgo: 0.2,
  },
  {
    goal: 'Regarder les allergènes avant de passer commande',
    barrier: 'La liste est une image. Mon lecteur d’écran dit seulement « image ».',
    path: '/menu',
    functions: null,
    language: 'fr',
    email: 'visiteur@example.org',
    status: 'answered',
    daysAgo: 4,
    answer: {
      text: 'Merci de nous l’avoir dit. Nous remplaçons l’image par un vrai tableau cette semaine et nous vous écrivons quand c’est fait.',
      hoursLater: 20,
    },
  },
  {
    goal: 'Read the opening hours on my phone',
    barrier: 'The gray letters on the beige background are too pale outside in the sun.',
    path: null,
    functions: ['contrast'],
    language: 'en',
    email: null,
    status: 'mended',
    daysAgo: 30,
    answer: { text: 'You were right. The hours are now in dark brown on white.', hoursLater: 50 },
  },
];
