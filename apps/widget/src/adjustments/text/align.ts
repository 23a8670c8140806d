import type { Adjustment } from '../engine/adjustment.ts';

/**
 * Blocks of running text are found by measuring: deliberately centered text, such as a title over a picture, stays
 * centered.
 */
export const align: Adjustment = { needsMeasuring: () => true };
