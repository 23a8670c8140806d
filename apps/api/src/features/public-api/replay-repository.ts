import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { apiReplays } from '../../platform/database/schema/index.ts';

export interface ReplayId {
  readonly apiKeyId: string;
  readonly idempotencyKey: string;
}

const isThis = ({ apiKeyId, idempotencyKey }: ReplayId) =>
  and(eq(apiReplays.apiKeyId, apiKeyId), eq(apiReplays.idempotencyKey, idempotencyKey));

/** True for the first. A concurrent second one waits for the first one's transaction to end. */
export async function claimReplay(tx: Transaction, id: ReplayId, requestHash: string): Promise<boolean> {
  const made = await tx
    .insert(apiReplays)
    .values({ ...id, requestHash })
    .onConflictDoNothing()
    .returning({ key: apiReplays.idempotencyKey });
  return made.length === 1;
}

export async function findReplay(tx: Transaction, id: ReplayId) {
  const [row] = await tx.select().from(apiReplays).where(isThis(id));
  return row ?? null;
}

export async function saveReplay(tx: Transaction, id: ReplayId, answer: unknown): Promise<void> {
  await tx.update(apiReplays).set({ answer }).where(isThis(id));
}
