import { WIDGET_FEATURES, WIDGET_ICONS, WIDGET_LANGUAGES, WIDGET_LIMITS, WIDGET_PROFILES } from '@evenway/contract';

const COLOR = '# and six hexadecimal digits';
const OR_NULL = ', or null';
const range = ({ min, max }: { min: number; max: number }) => `${min} to ${max}`;

/** The settings of the widget and their values, for `configure set --help`. The API is their source, and a test compares. */
export const SETTINGS: readonly (readonly [name: string, values: string])[] = [
  ['position', 'RIGHT, LEFT'],
  ['mainColor', COLOR],
  ['textColor', COLOR],
  ['size', range(WIDGET_LIMITS.size)],
  ['offsetX', range(WIDGET_LIMITS.offset)],
  ['offsetY', range(WIDGET_LIMITS.offset)],
  ['icon', WIDGET_ICONS.join(', ')],
  ['language', WIDGET_LANGUAGES.join(', ') + OR_NULL],
  ['hideOnPhones', 'true, false'],
  ['ownTriggerOnly', 'true, false'],
  ['statementUrl', `an address that begins with https:// or http://${OR_NULL}`],
  ['features', `a list of ${WIDGET_FEATURES.join(', ')}`],
  ['profiles', `a list of ${WIDGET_PROFILES.join(', ')}`],
];
