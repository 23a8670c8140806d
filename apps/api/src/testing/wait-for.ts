/** Polls until there is a value, because mails and jobs take time. */
export async function waitFor<T>(look: () => Promise<T | undefined>, what: string, seconds = 45): Promise<T> {
  const deadline = Date.now() + seconds * 1_000;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`waited in vain for ${what}`);
}
