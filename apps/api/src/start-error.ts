import { inspect } from 'node:util';
import { logError } from './platform/errors/log-error.ts';

/**
 * A start that failed, as every terminal and log may show it. The error itself is not kept as the cause: one of the
 * database quotes the rows it was about, and printing an error prints its causes too.
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
