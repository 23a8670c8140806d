import {
  getWidgetConfig,
  getWidgetUniqueId,
  resetWidgetConfig,
  saveWidgetConfig,
  WIDGET_DEFAULTS,
} from '@evenway/contract';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireWebsite } from '../websites/website-repository.ts';
import { saveSettings } from './save-settings.ts';
import { deleteConfig, findConfig } from './widget-config-repository.ts';

export function widgetConfigRoutes({ database }: Platform): Implementation[] {
  return [
    implement(getWidgetConfig, async ({ session, input: { params } }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      return { config: await findConfig(database, website.id) };
    }),
    implement(getWidgetUniqueId, async ({ session, input: { params } }) => {
      const { uniqueId } = await requireWebsite(database, session.orgId, params.websiteId);
      return { uniqueId };
    }),
    implement(saveWidgetConfig, async ({ session, input: { params, body } }) => {
      const config = await database.transaction((tx) => saveSettings(tx, session.orgId, params.websiteId, body));
      return { config };
    }),
    implement(resetWidgetConfig, async ({ session, input: { params } }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      await deleteConfig(database, website.id);
      return { config: { ...WIDGET_DEFAULTS } };
    }),
  ];
}
