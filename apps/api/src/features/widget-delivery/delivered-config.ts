import { readableColors, WIDGET_DEFAULTS, type WidgetConfig } from '@evenway/contract';
import { OFFLINE } from './offline-words.ts';

/**
 * The version of the format. Published loaders ignore what they do not know, so a new setting needs no new version; one
 * that changes the meaning of an old name does, and should get a new name instead.
 */
const VERSION = 1;

const DEFAULTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WIDGET_DEFAULTS).map(([name, value]) => [name, JSON.stringify(value)]),
);

/** What every widget gets, whatever its website has chosen. */
export const SHARED_CONFIG: Readonly<Record<string, unknown>> = { v: VERSION, live: true, ...OFFLINE };

/** What the widget gets of a configuration. */
export function deliveredConfig(config: WidgetConfig): Record<string, unknown> {
  return { ...SHARED_CONFIG, ...ownConfig(config) };
}

/**
 * Only what differs from the widget's defaults, since every visit downloads it. Text and marks of the panel get the
 * nearest shade with enough contrast; the button keeps the main color as chosen.
 */
export function ownConfig(config: WidgetConfig): Record<string, unknown> {
  const { textColor, mainColor: markColor } = readableColors(config);
  const marks = markColor !== config.mainColor && { markColor };
  const changed = Object.entries({ ...config, textColor }).filter(
    ([name, value]) => JSON.stringify(value) !== DEFAULTS[name],
  );
  return { ...Object.fromEntries(changed), ...marks };
}
