import { isSameSetting, type WidgetConfig, type WidgetConfigChange } from '@evenway/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockWebsite } from '../websites/website-repository.ts';
import { findConfig, saveConfig } from './widget-config-repository.ts';

interface SettingsChange {
  readonly config: WidgetConfigChange;
  /** The settings to be changed, as they were seen before. */
  readonly seen?: WidgetConfigChange | undefined;
}

/** Saves what was changed, unless someone else has set one of these settings to something that was never seen. */
export async function saveSettings(
  tx: Transaction,
  organizationId: string,
  websiteId: string,
  { config, seen = {} }: SettingsChange,
): Promise<WidgetConfig> {
  const website = await lockWebsite(tx, organizationId, websiteId);
  if (!website) throw new AppError('website_gone');
  const present = await findConfig(tx, websiteId);
  const isUnseen = (name: keyof WidgetConfigChange) =>
    name in seen && !isSameSetting(present[name], seen[name]) && !isSameSetting(present[name], config[name]);
  if ((Object.keys(config) as (keyof WidgetConfigChange)[]).some(isUnseen)) throw new AppError('settings_changed');
  return saveConfig(tx, websiteId, config);
}
