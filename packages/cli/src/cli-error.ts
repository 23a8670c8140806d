/** Exit codes, for scripts. */
export const EXIT = Object.freeze({ done: 0, failed: 1, usage: 2, key: 3, notFound: 4, unreachable: 5 });

/** A failure that is reported in one sentence, without a stack trace. */
export class CliError extends Error {
  readonly exitCode: number;
  /** The stable name that the server gave it. */
  readonly code: string | undefined;

  constructor(message: string, exitCode: number, code?: string) {
    super(message);
    this.name = 'CliError';
    this.exitCode = exitCode;
    this.code = code;
  }
}
