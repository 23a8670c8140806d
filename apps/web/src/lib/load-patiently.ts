/** Waits before another attempt, in milliseconds: on a busy server or a weak connection a single file may fail. */
export const WAITS_MS = [500, 2_000];

export async function loadPatiently<T>(load: () => Promise<T>, [wait, ...later]: readonly number[]): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (wait === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return loadPatiently(load, later);
  }
}
