/** The result, or undefined if it throws. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Parses what may be invalid JSON. The result has no prototype, because a page may have added to it. */
export const parse = (read: () => string | null): Record<string, unknown> =>
  Object.assign(
    Object.create(null),
    attempt(() => JSON.parse(read() as string)),
  );
