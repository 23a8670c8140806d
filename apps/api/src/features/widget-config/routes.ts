import { endpoints } from '@evenway/contract/schemas';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireWebsite, websiteTarget } from '../websites/website-repository.ts';
import { resetSettings, saveSettings } from './save-settings.ts';
import { findSettings } from './widget-config-repository.ts';

export function widgetConfigRoutes({ database }: Platform): Implementation[] {
  return [
    implement(endpoints.getWidgetConfig, async ({ session, input: { params } }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      return findSettings(database, website.id);
    }),
    implement(endpoints.getWidgetUniqueId, async ({ session, input: { params } }) => {
      const { uniqueId } = await requireWebsite(database, session.orgId, params.websiteId);
      return { uniqueId };
    }),
    implement(endpoints.saveWidgetConfig, ({ session, input: { params, body }, record }) => {
      const change = { organizationId: session.orgId, websiteId: params.websiteId, userId: session.userId, ...body };
      return database.transaction(async (tx) => {
        const { settings, website } = await saveSettings(tx, change, body.config);
        const changed = Object.keys(body.config).join(', ');
        await record(tx, { target: websiteTarget(website), details: { settings: changed } });
        return settings;
      });
    }),
    implement(endpoints.resetWidgetConfig, ({ session, input: { params, body }, record }) => {
      const change = { organizationId: session.orgId, websiteId: params.websiteId, userId: session.userId, ...body };
      return database.transaction(async (tx) => {
        const { settings, website } = await resetSettings(tx, change);
        await record(tx, { target: websiteTarget(website) });
        return settings;
      });
    }),
  ];
}
