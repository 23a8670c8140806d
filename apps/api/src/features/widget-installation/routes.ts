import { checkWidgetInstallation, getWidgetInstallation, type WidgetRelease } from '@evenway/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireWebsite } from '../websites/website-repository.ts';
import { checkPage } from './check-page.ts';
import { findInstallation } from './installation-repository.ts';

/** Pages that this server reads at the same time, for everybody. */
const MOST_AT_ONCE = 8;

export function widgetInstallationRoutes(
  { database, limits: rateLimits, settings }: Platform,
  release: WidgetRelease | null,
): Implementation[] {
  let running = 0;
  return [
    implement(getWidgetInstallation, async ({ session, input: { params } }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      const seen = await findInstallation(database, website.id);
      const isCurrentVersion = seen.version === null || !release ? null : seen.version === release.version;
      return { ...seen, isCurrentVersion };
    }),
    implement(checkWidgetInstallation, async ({ session, input: { params, body } }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      await rateLimits.consume(limits.checkPerWebsite, website.id);
      await rateLimits.consume(limits.checkPerOrganization, session.orgId);
      if (running >= MOST_AT_ONCE) throw new AppError('unavailable');
      running += 1;
      try {
        return await checkPage(website, body.path ?? '/', settings.WIDGET_CDN_URL);
      } finally {
        running -= 1;
      }
    }),
  ];
}
