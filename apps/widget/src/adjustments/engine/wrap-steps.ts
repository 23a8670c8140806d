/** Runs each step inside `around`, and yields to the caller after each. */
export function* wrapSteps<Result>(
  steps: Generator<undefined, Result>,
  around: <R>(work: () => R) => R,
): Generator<undefined, Result> {
  for (;;) {
    const { done, value } = around(() => steps.next());
    if (done) return value;
    yield;
  }
}
