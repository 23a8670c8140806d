import {
  getWidgetConfig,
  getWidgetUniqueId,
  resetWidgetConfig,
  saveWidgetConfig,
  WIDGET_DEFAULTS,
} from '@evenway/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { findWebsite } from '../websites/website-repository.ts';
import { deleteConfig, findConfig, saveConfig } from './widget-config-repository.ts';

export function widgetConfigRoutes({ database }: Platform): Implementation[] {
  const ownWebsite = async (organizationId: string, id: string) => {
    const website = await findWebsite(database, organizationId, id);
    if (!website) throw new AppError('not_found');
    return website;
  };
  return [
    implement(getWidgetConfig, async ({ session, input: { params } }) => {
      const website = await ownWebsite(session.orgId, params.websiteId);
      return { config: await findConfig(database, website.id) };
    }),
    implement(getWidgetUniqueId, async ({ session, input: { params } }) => {
      const { uniqueId } = await ownWebsite(session.orgId, params.websiteId);
      return { uniqueId };
    }),
    implement(saveWidgetConfig, async ({ session, input: { params, body } }) => {
      const website = await ownWebsite(session.orgId, params.websiteId);
      await saveConfig(database, website.id, body.config);
      return { config: body.config };
    }),
    implement(resetWidgetConfig, async ({ session, input: { params } }) => {
      const website = await ownWebsite(session.orgId, params.websiteId);
      await deleteConfig(database, website.id);
      return { config: { ...WIDGET_DEFAULTS } };
    }),
  ];
}
