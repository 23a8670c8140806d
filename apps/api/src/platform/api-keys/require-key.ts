import type { ApiKeyScope } from '@evenway/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits/limits.ts';
import type { Platform } from '../platform.ts';
import { isWholeApiKey } from './api-key-format.ts';
import { type FoundKey, findApiKey, noteUse } from './api-key-repository.ts';
import type { KeyHolder } from './key-holder.ts';

/** Returns the key of a request if it may call the endpoint. Ignores cookies. */
export async function requireKey(
  platform: Platform,
  scope: ApiKeyScope | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KeyHolder> {
  // Only for 401 responses; removed once the key is found.
  reply.header('www-authenticate', 'Bearer');
  const key = await findKey(platform, request);
  reply.removeHeader('www-authenticate');
  await countRequest(platform, key, reply);
  if (scope !== null && !key.scopes.includes(scope))
    throw new AppError('scope_missing', { message: `This key may not do this: it lacks the scope ${scope}.` });
  if (key.isUseDue) await noteUse(platform.database, key.keyId);
  return key;
}

async function findKey({ database, limits: rateLimits }: Platform, request: FastifyRequest): Promise<FoundKey> {
  const sent = /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (sent === undefined) throw new AppError('key_missing');
  if (!isWholeApiKey(sent)) throw new AppError('key_malformed');
  const key = await findApiKey(database, sent);
  if (key === null) {
    await rateLimits.consumePerClient(limits.unknownKeyPerClient, request.ip);
    throw new AppError('key_invalid');
  }
  if (key.isExpired) throw new AppError('key_expired');
  return key;
}

async function countRequest(
  { limits: rateLimits }: Platform,
  { keyId }: KeyHolder,
  reply: FastifyReply,
): Promise<void> {
  const { allowed, remaining, resetsIn, isOver } = await rateLimits.count(limits.apiPerKey, keyId);
  reply.headers({
    'ratelimit-limit': String(allowed),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetsIn),
  });
  if (isOver) throw new AppError('too_many_requests', { retryAfter: resetsIn });
}
