import { WIDGET_FEATURES, type WidgetFeature } from '@evenway/contract';
import type { MonthOfVisits } from './demo-visits.ts';

export interface MonthOfUses {
  readonly month: string;
  readonly feature: WidgetFeature;
  readonly count: number;
}

/** In how many of a thousand visits a function is switched on. */
const PER_THOUSAND: Partial<Record<WidgetFeature, number>> = {
  textSize: 21,
  contrast: 13,
  motion: 8,
  links: 6,
  letterSpacing: 5,
  font: 5,
  lineHeight: 4,
  cursor: 3,
  mute: 1,
};

/** Most visitors change nothing; those who do mostly want larger text. */
export function demoUses(visits: readonly MonthOfVisits[]): MonthOfUses[] {
  return visits.flatMap(({ month, count }) =>
    WIDGET_FEATURES.flatMap((feature) => {
      const uses = Math.round((count * (PER_THOUSAND[feature] ?? 0)) / 1_000);
      return uses > 0 ? [{ month, feature, count: uses }] : [];
    }),
  );
}
