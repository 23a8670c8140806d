import { NOW } from '../screen.ts';

const DAY = 86_400_000;

/** Counted from the moment at which every screen is looked at. */
export const inDays = (days: number) => new Date(Date.parse(NOW) + days * DAY).toISOString();
