import { AppError } from '../../../platform/errors/app-error.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { RateLimits } from '../../../platform/limits/rate-limits.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { UserRow } from '../../users/user-repository.ts';
import { CODES_GUESSED_MAIL } from './mails/codes-guessed.ts';

/** Where codes are tried: strangers, and the issuer of an organization, only use up tries of their own. */
export interface TriedFrom {
  readonly address: string;
  /** Someone signed in to the account, or reset its password, in this browser. */
  readonly isKnownBrowser: boolean;
  /** Of the session in which an identity is confirmed. */
  readonly ssoOrganizationId: string | null;
}

/** The shorter one comes first, so that the longer one only counts tries that are checked. */
const LIMITS = [limits.codePerUser, limits.codePerUserAndDay] as const;

const subjectOf = (userId: string, { isKnownBrowser, ssoOrganizationId }: TriedFrom): string => {
  if (ssoOrganizationId !== null) return `${userId}:${ssoOrganizationId}`;
  return isKnownBrowser ? known(userId) : userId;
};
// All known browsers together: otherwise a thief who reads the mail could reset the password for another one each time.
const known = (userId: string) => `${userId}:known`;

/** Counts a try with a code of an app before it is checked. Returns whether it was the last one for now. */
export async function countCode(rateLimits: RateLimits, userId: string, from: TriedFrom): Promise<boolean> {
  let isLast = false;
  for (const limit of LIMITS) {
    const { isOver, remaining, resetsIn } = await rateLimits.count(limit, subjectOf(userId, from));
    if (isOver) throw new AppError('too_many_requests', { retryAfter: resetsIn });
    isLast ||= remaining === 0;
  }
  return isLast;
}

export async function forgetCodes(rateLimits: RateLimits, userId: string, from: TriedFrom): Promise<void> {
  for (const limit of LIMITS) await rateLimits.forget(limit, subjectOf(userId, from));
}

/** A new password starts the count again. */
export async function forgetCodesAfterReset(rateLimits: RateLimits, userId: string): Promise<void> {
  for (const limit of LIMITS) for (const subject of [userId, known(userId)]) await rateLimits.forget(limit, subject);
}

/** At most one mail a day, however often someone goes on. */
export async function tellOfGuessedCodes({ database, limits: rateLimits }: Platform, user: UserRow): Promise<void> {
  if ((await rateLimits.count(limits.codeNoticePerUser, user.id)).isOver) return;
  const { email: recipient, language, firstName } = user;
  await database.transaction((tx) =>
    enqueueMail(tx, { recipient, template: CODES_GUESSED_MAIL, language, params: { firstName } }),
  );
}
