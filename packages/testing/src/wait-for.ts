const SHORTEST_MS = 10;
const LONGEST_MS = 100;

/** Polls until there is a value, for mails and jobs. Each poll costs time, so the longer it waits, the less often it polls. */
export async function waitFor<T>(look: () => Promise<T | undefined>, what: string, seconds = 45): Promise<T> {
  const deadline = Date.now() + seconds * 1_000;
  for (let pause = SHORTEST_MS; Date.now() < deadline; pause = Math.min(LONGEST_MS, pause * 1.5)) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`waited in vain for ${what}`);
}
