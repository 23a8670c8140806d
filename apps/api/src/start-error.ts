import { inspect } from 'node:util';
import { logError } from './platform/errors/log-error.ts';

/**
 * A failed start, safe for every terminal and log. The original error is not kept as the cause: a database error quotes
 * the rows involved, and printing an error prints its causes too.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly userMessage: string;

  constructor(error: unknown) {
    super('the product did not start');
    const { userMessage } = (error ?? {}) as { userMessage?: unknown };
    this.userMessage = typeof userMessage === 'string' ? userMessage : inspect(logError(error));
  }
}
