import type { Adjustment } from './adjustment.ts';

export const align: Adjustment = {
  css: (value) =>
    `:not(button,input,select,svg *,math *,[role=button],[role=button] *,button *){text-align:${value}!important}`,
};
