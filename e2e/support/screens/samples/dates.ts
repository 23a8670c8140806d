import { NOW } from '../screen.ts';

const DAY = 86_400_000;

/** Relative to the fixed time of all screens. */
export const inDays = (days: number) => new Date(Date.parse(NOW) + days * DAY).toISOString();
