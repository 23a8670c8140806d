import type { WidgetConfig, WidgetConfigChange } from '@evenway/contract';

/** Only what was changed since the settings were read: what someone else saved meanwhile is not sent back as it was. */
export function changedSettings(config: WidgetConfig, base: WidgetConfig): WidgetConfigChange {
  const changed = Object.entries(config).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name as keyof WidgetConfig]),
  );
  return Object.fromEntries(changed);
}
