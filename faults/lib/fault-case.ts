/** One fault, tried on the real product. */
export interface FaultCase {
  /** Its number, for example R01; tests that cover the same have it too. */
  readonly id: string;
  /** What is done to the product, in a few words. */
  readonly fault: string;
  run(): Promise<Outcome>;
}

export interface Outcome {
  readonly requests: number;
  /** Responses that reported success. */
  readonly acknowledged: number;
  /** Acknowledged but missing afterwards. */
  readonly lost: number;
  /** From the end of the fault to the first success, the longest of all rounds; null if nothing has to recover. */
  readonly recoverySeconds: number | null;
  /** Expectations that were not met, in words. */
  readonly unmet: readonly string[];
  /** Further measurements. */
  readonly note?: string;
}

/** Collects failed expectations, so that one run reports all of them. */
export function createRules() {
  const unmet: string[] = [];
  return {
    unmet,
    expect(isMet: boolean, rule: string): void {
      if (!isMet) unmet.push(rule);
    },
  };
}

export type Rules = ReturnType<typeof createRules>;
