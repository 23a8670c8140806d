/** One fault, tried on the real product. */
export interface FaultCase {
  /** Its number, for example R01; tests that show the same carry it too. */
  readonly id: string;
  /** What is done to the product, in a few words. */
  readonly fault: string;
  run(): Promise<Outcome>;
}

export interface Outcome {
  readonly requests: number;
  /** Answered as done. */
  readonly acknowledged: number;
  /** Acknowledged and not there afterwards. */
  readonly lost: number;
  /** From the end of the fault to the first success, the longest of all rounds; null where nothing has to recover. */
  readonly recoverySeconds: number | null;
  /** Expectations that were not met, in words. */
  readonly unmet: readonly string[];
  /** What was measured besides. */
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
