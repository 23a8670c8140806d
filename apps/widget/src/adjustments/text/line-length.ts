import type { Adjustment } from '../engine/adjustment.ts';

/** Lines that are too long are found by measuring: boxes without running text keep their width. */
export const lineLength: Adjustment = { needsMeasuring: () => true };
