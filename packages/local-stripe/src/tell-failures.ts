/** Work that repeats by itself, with nobody to report a failure to. */
export interface FailureTeller {
  failed(error: unknown): void;
  succeeded(): void;
}

/** Reports a failure when it starts, not at each further attempt: an outage fails them all until it is over. */
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
