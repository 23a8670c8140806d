import type { Adjustment } from '../../engine/adjustment.ts';

/** Combined with saturation into one filter, since one filter would replace the other. */
export const grayscale: Adjustment = { filter: () => 'grayscale(1)' };
