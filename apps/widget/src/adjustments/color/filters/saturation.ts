import type { Adjustment } from '../../engine/adjustment.ts';

export const saturation: Adjustment = { filter: (value) => `saturate(${value === 'low' ? 0.4 : 2})` };
