import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from '../../platform/crypto/keys.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { claimReplay, findReplay, saveReplay } from './replay-repository.ts';

interface WriteCall {
  readonly session: { readonly keyId: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Runs a write in one transaction. With an `Idempotency-Key`, the response is stored in the same transaction: a request
 * that is repeated within a day gets the same response, and nothing happens twice. A failed write stores nothing and
 * can be retried.
 */
export function idempotently<Answer>(
  database: Database,
  { session, request, reply }: WriteCall,
  write: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const idempotencyKey = request.headers['idempotency-key'];
  if (idempotencyKey === undefined) return database.transaction(write);
  if (typeof idempotencyKey !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
    throw new AppError('invalid_request', { message: 'An Idempotency-Key has 1 to 200 visible ASCII characters.' });
  const id = { apiKeyId: session.keyId, idempotencyKey };
  const requestHash = hashSecret(JSON.stringify([request.method, request.url, request.body ?? null]));
  return database.transaction(async (tx) => {
    if (await claimReplay(tx, id, requestHash)) {
      const answer = await write(tx);
      await saveReplay(tx, id, answer);
      return answer;
    }
    const replay = await findReplay(tx, id);
    if (replay?.requestHash !== requestHash) throw new AppError('idempotency_key_reused');
    reply.header('idempotent-replayed', 'true');
    return replay.answer as Answer;
  });
}
