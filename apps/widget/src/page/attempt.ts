/** The result, or nothing where the page or the browser does not let us. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The values of a text that may be no JSON at all, with nothing that a page has added to all objects. */
export const parse = (read: () => string | null): Record<string, unknown> =>
  Object.assign(
    Object.create(null),
    attempt(() => JSON.parse(read() as string)),
  );
