import { above } from './above-page.ts';
import type { Adjustment } from './adjustment.ts';

export const align: Adjustment = {
  css: (value) =>
    `:not(button,input,select,svg *,math *,[role=button],[role=button] *,button *)${above}{text-align:${value}!important}`,
};
