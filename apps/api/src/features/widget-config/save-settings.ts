import { isSameSetting, WIDGET_DEFAULTS, type WidgetConfigChange } from '@evenway/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { WebsiteRow } from '../websites/website-repository.ts';
import { lockWebsite } from '../websites/website-repository.ts';
import { findSettings, resetConfig, saveConfig, type WidgetSettings } from './widget-config-repository.ts';

interface Change {
  readonly organizationId: string;
  readonly websiteId: string;
  /** Null for a program with a key. */
  readonly userId: string | null;
  /** The settings to be changed, as the person last saw them. */
  readonly seen?: WidgetConfigChange | undefined;
}

interface Changed {
  readonly website: WebsiteRow;
  readonly settings: WidgetSettings;
}

/** Saves changes, unless someone else has set one of these settings to a value that was never seen. */
export async function saveSettings(tx: Transaction, change: Change, config: WidgetConfigChange): Promise<Changed> {
  const website = await refuseUnseen(tx, change, config);
  await saveConfig(tx, change.websiteId, config, change.userId);
  return { website, settings: await findSettings(tx, change.websiteId) };
}

/** Restores the defaults, under the same condition. */
export async function resetSettings(tx: Transaction, change: Change): Promise<Changed> {
  const website = await refuseUnseen(tx, change, WIDGET_DEFAULTS);
  await resetConfig(tx, change.websiteId, change.userId);
  return { website, settings: await findSettings(tx, change.websiteId) };
}

/** The lock lasts until the transaction ends, so nothing changes between the check and the write. */
async function refuseUnseen(
  tx: Transaction,
  { organizationId, websiteId, seen = {} }: Change,
  config: WidgetConfigChange,
): Promise<WebsiteRow> {
  const website = await lockWebsite(tx, organizationId, websiteId);
  if (!website) throw new AppError('website_gone');
  const { config: present } = await findSettings(tx, websiteId);
  const isUnseen = (name: keyof WidgetConfigChange) =>
    name in seen && !isSameSetting(present[name], seen[name]) && !isSameSetting(present[name], config[name]);
  if ((Object.keys(config) as (keyof WidgetConfigChange)[]).some(isUnseen)) throw new AppError('settings_changed');
  return website;
}
