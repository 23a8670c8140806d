/** Work that repeats by itself, with nobody to report a failure to. */
export interface FailureReporter {
  failed(error: unknown): void;
  succeeded(): void;
}

/** Reports a failure when it starts, not at each further attempt: an outage fails them all until it is over. */
export function reportFailures(what: string, report: (message: string) => void): FailureReporter {
  let last = '';
  return {
    failed(error) {
      const message = `${what}: ${String(error)}`;
      if (message !== last) report(message);
      last = message;
    },
    succeeded() {
      last = '';
    },
  };
}
