import { WIDGET_DEFAULTS, type WidgetConfig } from '@evenway/contract';

/** What the widget is told of a configuration: only what differs from its defaults, since every visit pays for it. */
export function deliveredConfig(config: WidgetConfig): Record<string, unknown> {
  const changed = Object.entries(config).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(WIDGET_DEFAULTS[name as keyof WidgetConfig]),
  );
  return { live: true, ...Object.fromEntries(changed) };
}
