import type { Adjustment } from '../../engine/adjustment.ts';

/** Combined with saturation into one `filter`: a second declaration would replace the first. */
export const grayscale: Adjustment = { filter: () => 'grayscale(1)' };
