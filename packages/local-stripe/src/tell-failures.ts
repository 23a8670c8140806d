/** What is done again and again by itself, and has nobody to answer to when it fails. */
export interface FailureTeller {
  failed(error: unknown): void;
  succeeded(): void;
}

/** Tells of a failure when it begins, not at each further attempt: an outage fails them all until it is over. */
export function tellFailures(what: string, tell: (message: string) => void): FailureTeller {
  let told = '';
  return {
    failed(error) {
      const message = `${what}: ${String(error)}`;
      if (message !== told) tell(message);
      told = message;
    },
    succeeded() {
      told = '';
    },
  };
}
