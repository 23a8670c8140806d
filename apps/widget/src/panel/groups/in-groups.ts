import type { Feature, options } from '../../settings/options.ts';
import type { FirstFeature } from '../first-features.ts';

type Switch = { [F in Feature]: (typeof options)[F] extends readonly ['on'] ? F : never }[Feature];

/** The functions in groups that are on or off: each has an icon. */
export type GroupSwitch = Exclude<Switch, FirstFeature>;

/** The functions with several values: each value has a name and a preview. Own colors have a form instead. */
export type GroupChoice = Exclude<Feature, Switch | FirstFeature | 'colors'>;
