import { MANUAL_CHECK_KEYS } from '@evenway/checks';
import type { ManualCheckAnswer } from '@evenway/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { manualCheckAnswers as answers, users } from '../../platform/database/schema/index.ts';

/** In the order of the list that people go through. */
export async function listAnswers(db: Queryable, websiteId: string): Promise<ManualCheckAnswer[]> {
  const rows = await db
    .select({
      check: answers.check,
      outcome: answers.outcome,
      note: answers.note,
      answeredBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      answeredAt: answers.answeredAt,
    })
    .from(answers)
    .leftJoin(users, eq(users.id, answers.answeredBy))
    .where(eq(answers.websiteId, websiteId));
  const order = (name: ManualCheckAnswer['check']) => MANUAL_CHECK_KEYS.indexOf(name);
  return rows
    .map((row) => ({ ...row, answeredAt: row.answeredAt.toISOString() }))
    .sort((a, b) => order(a.check) - order(b.check));
}

type Answer = Omit<typeof answers.$inferInsert, 'answeredAt'>;

export async function saveAnswer(db: Queryable, answer: Answer): Promise<void> {
  const { websiteId: _website, check: _check, ...content } = answer;
  await db
    .insert(answers)
    .values(answer)
    .onConflictDoUpdate({ target: [answers.websiteId, answers.check], set: { ...content, answeredAt: sql`now()` } });
}

export async function deleteAnswer(db: Queryable, websiteId: string, check: Answer['check']): Promise<void> {
  await db.delete(answers).where(and(eq(answers.websiteId, websiteId), eq(answers.check, check)));
}
