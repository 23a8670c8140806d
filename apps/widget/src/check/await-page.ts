import type { Control } from './check-control.ts';

const slowAfter = 5000;

/** Null when the owner ends the check first. A page that is long in coming is named, so that nobody takes the check for dead. */
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
