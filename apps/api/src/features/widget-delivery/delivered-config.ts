import { readableColors, WIDGET_DEFAULTS, type WidgetConfig } from '@evenway/contract';

/**
 * The version of what is delivered. Loaders in the field pass over what they do not know, so a new setting needs no new
 * version; one that changes the meaning of an old name does, and should get a new name instead.
 */
const VERSION = 1;

/**
 * What the button says during an outage, by the page's language; the others have taken over the English word. Delivered
 * beforehand, because nothing else has arrived by then. Loaders in the field read these names.
 */
export const OFFLINE = { fr: 'hors ligne', es: 'sin conexión', ar: 'غير متصل' };

/**
 * What the widget is told of a configuration: only what differs from its defaults, since every visit pays for it. Text and
 * marks of the panel come in the nearest shade that can be made out; the button has the main color as it was chosen.
 */
export function deliveredConfig(config: WidgetConfig): Record<string, unknown> {
  const { textColor, mainColor: markColor } = readableColors(config);
  const marks = markColor !== config.mainColor && { markColor };
  const changed = Object.entries({ ...config, textColor }).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(WIDGET_DEFAULTS[name as keyof WidgetConfig]),
  );
  return { v: VERSION, live: true, ...OFFLINE, ...Object.fromEntries(changed), ...marks };
}
