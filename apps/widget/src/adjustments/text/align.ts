import type { Adjustment } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

export const align: Adjustment = {
  css: (value) =>
    `:not(button,input,select,svg *,math *,[role=button],[role=button] *,button *)${above}{text-align:${value}!important}`,
};
