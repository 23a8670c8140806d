import * as z from 'zod/mini';
import { API_KEY_MAX_DAYS, API_KEY_NAME_MAX_LENGTH, API_KEY_SCOPES } from '../api-keys.ts';
import { Id, Timestamp, textLine } from './entities.ts';

export const Scope = z.enum(API_KEY_SCOPES);
const Scopes = z.array(Scope).check(
  z.minLength(1),
  z.maxLength(API_KEY_SCOPES.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length),
);

/** After a number of days, or at the end of a day (UTC). */
export const ApiKeyExpiry = z.union([
  z.strictObject({ days: z.int().check(z.gte(1), z.lte(API_KEY_MAX_DAYS)) }),
  z.strictObject({ date: z.iso.date() }),
]);
export type ApiKeyExpiry = z.output<typeof ApiKeyExpiry>;

export const NewApiKey = z.strictObject({
  name: textLine(API_KEY_NAME_MAX_LENGTH),
  scopes: Scopes,
  expiry: ApiKeyExpiry,
});
export type NewApiKey = z.output<typeof NewApiKey>;

/** A key as its organization sees it: never the key itself. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** How the key begins. */
  prefix: z.string(),
  scopes: z.array(Scope),
  createdAt: Timestamp,
  /** `standing`: its creator's current relation to the organization. The key works in any case. */
  createdBy: z.object({ name: z.string(), standing: z.enum(['admin', 'member', 'gone']) }),
  expiresAt: Timestamp,
  isExpired: z.boolean(),
  /** Accurate to a few minutes; null if it was never used. */
  lastUsedAt: z.nullable(Timestamp),
});
export type ApiKey = z.output<typeof ApiKey>;

/** The only response that contains the key itself. */
export const MadeApiKey = z.object({ key: ApiKey, secret: z.string() });
