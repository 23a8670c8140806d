import type { Control } from './check-control.ts';

const slowAfter = 5000;

/** Null when the owner stops the check first. A slow page is named in the bar, so that the check does not look stuck. */
export async function awaitPage<Page>(
  coming: Promise<Page>,
  { stopped, busyWith }: Pick<Control, 'stopped' | 'busyWith'>,
  waiting: string,
): Promise<Page | null> {
  const slow = setTimeout(busyWith, slowAfter, waiting);
  const page = await Promise.race([coming, stopped]);
  clearTimeout(slow);
  busyWith(null);
  return page;
}
