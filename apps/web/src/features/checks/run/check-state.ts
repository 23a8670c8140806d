import type { Check, CheckProgress } from '@evenway/contract';

/** It has not ended: its tab may still tell of pages. */
export const isActive = ({ state }: Pick<Check, 'state'>): boolean =>
  state === 'waiting' || state === 'running' || state === 'paused';

/** It has ended, and what it found counts. One without a page says nothing. */
const hasResults = ({ state, pages }: Pick<Check, 'state' | 'pages'>): boolean =>
  (state === 'finished' || state === 'stopped') && pages.checked + pages.notFramed + pages.failed > 0;

/** The one that the server goes on with: what ended last, whenever it began. */
export const lastEnded = (checks: readonly Check[]): Check | undefined =>
  checks.filter(hasResults).sort((one, other) => Date.parse(other.endedAt ?? '') - Date.parse(one.endedAt ?? ''))[0];

/** Pages of it were not checked, and somebody can do something about them. */
export const hasGaps = ({ pages }: Pick<Check, 'pages'>): boolean => pages.notFramed + pages.failed > 0;

/** After this long without a first word from the website, people are told what may be in the way. */
const START_SILENCE_MS = 20_000;

/** How long to wait until then, for a check that was started at a moment. The server's clock may be another than this one. */
export const untilSilence = (createdAt: string, now: number): number =>
  Math.min(START_SILENCE_MS, Math.max(0, Date.parse(createdAt) + START_SILENCE_MS - now));

/** A link to one more page of this check is out, and the page has not been seen yet. */
export const awaitsPage = ({ list }: Pick<CheckProgress, 'list'>, path: string | null): boolean =>
  list.some((page) => page.path === path && page.state === 'notFramed');
