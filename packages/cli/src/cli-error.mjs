/** Exit codes, for scripts. */
export const EXIT = Object.freeze({ done: 0, failed: 1, usage: 2, key: 3, notFound: 4, unreachable: 5 });

/** A failure that is reported in one sentence, without a stack trace. */
export class CliError extends Error {
  /**
   * @param {string} message
   * @param {number} exitCode
   * @param {{ code?: string }} [details] `code`: the stable name that the server gave it
   */
  constructor(message, exitCode, details = {}) {
    super(message);
    this.name = 'CliError';
    this.exitCode = exitCode;
    this.code = details.code;
  }
}
