import type { Check } from '@evenway/contract';

/** It has not ended: its tab may still tell of pages. */
export const isActive = ({ state }: Pick<Check, 'state'>): boolean =>
  state === 'waiting' || state === 'running' || state === 'paused';

/** After this long without a word from the website, people are told what may be in the way. */
const SILENCE_MS = 20_000;

/** How long to wait until then, for a check that was started at a moment. */
export const untilSilence = (createdAt: string, now: number): number =>
  Math.max(0, Date.parse(createdAt) + SILENCE_MS - now);
