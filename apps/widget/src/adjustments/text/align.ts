import type { Adjustment } from '../engine/adjustment.ts';

/** Blocks of running text are found by looking: what a page centres on purpose, as a title over a picture, stays centred. */
export const align: Adjustment = { needsMeasuring: () => true };
