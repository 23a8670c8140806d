import { inspect } from 'node:util';
import { logError } from './platform/errors/log-error.ts';

/**
 * A failed start, safe for every terminal and log. The original error is not kept as the cause: a database error quotes
 * the rows involved, and printing an error prints its causes too.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly userMessage: string;
  readonly isPortTaken: boolean;

  constructor(error: unknown) {
    super('the product did not start');
    this.isPortTaken = hasCode(error, ['EADDRINUSE']);
    const { userMessage } = (error ?? {}) as { userMessage?: unknown };
    this.userMessage = typeof userMessage === 'string' ? userMessage : (explain(error) ?? inspect(logError(error)));
  }
}

/** As PostgreSQL and the file system call it; the error may be the cause of another one. */
const DISK_FULL = ['53100', 'ENOSPC', 'EDQUOT'];
const LACKS_A_RIGHT = ['42501'];
const REFUSES_A_SETTING = ['08P01'];

const IS_AWAY = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', '57P03'];
const REFUSES_THE_ROLE = ['28P01', '28000', '3D000'];

function explain(error: unknown): string | undefined {
  if (hasCode(error, DISK_FULL))
    return 'The disk is full: free some space, then start again. Nothing that was saved is lost.';
  if (hasCode(error, LACKS_A_RIGHT))
    return 'The database refused its role a right. To migrate, DATABASE_OWNER_URL must name the role that owns the database; npm run doctor says what is missing.';
  if (hasCode(error, REFUSES_A_SETTING))
    return 'The database refuses settings of a session, as PgBouncer in transaction mode does: set DATABASE_DIRECT_URL (docs/operations.md, "A pooler").';
  if (hasCode(error, IS_AWAY))
    return `The database cannot be reached (${codeOf(error)}). Is PostgreSQL running where DATABASE_URL and DATABASE_OWNER_URL lead? npm run doctor says more.`;
  if (hasCode(error, REFUSES_THE_ROLE))
    return `PostgreSQL refused the role or the database of DATABASE_URL or DATABASE_OWNER_URL (${codeOf(error)}). npm run doctor says which.`;
  return undefined;
}

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  codesOf(error).some((code) => codes.includes(code));

/** The innermost one, which says what happened. */
const codeOf = (error: unknown): string => codesOf(error).at(-1) ?? '';

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as NodeJS.ErrnoException;
    if (code !== undefined) codes.push(code);
  }
  return codes;
}
