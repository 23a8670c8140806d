import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { ResolvedSettings } from '../config/settings.ts';
import type { Keys } from './crypto/keys.ts';
import type { Passwords } from './crypto/passwords.ts';
import type { Database } from './database/database.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { SessionCookie } from './sessions/session-cookie.ts';

/** What every feature gets to work with. */
export interface Platform {
  readonly settings: ResolvedSettings;
  readonly database: Database;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  readonly sessionCookie: SessionCookie;
  readonly payments: Stripe;
  readonly log: FastifyBaseLogger;
}
