import { get, post } from '../call.ts';
import type * as specs from '../schemas/calls/widget-config.ts';

export const getWidgetConfig = get<typeof specs.getWidgetConfig>(
  '/widget-configs/:websiteId',
  'Failed to fetch widget configuration',
);
export const getWidgetUniqueId = get<typeof specs.getWidgetUniqueId>(
  '/widget-configs/:websiteId/unique-id',
  'Failed to fetch widget unique ID',
);
export const saveWidgetConfig = post<typeof specs.saveWidgetConfig>(
  '/widget-configs/:websiteId',
  'Failed to save widget configuration',
);
export const resetWidgetConfig = post<typeof specs.resetWidgetConfig>(
  '/widget-configs/:websiteId/reset',
  'Failed to reset widget configuration',
);
export const getWidgetRelease = get<typeof specs.getWidgetRelease>(
  '/widget/release',
  'Could not load the widget release',
);
export const getWidgetInstallation = get<typeof specs.getWidgetInstallation>(
  '/widget-configs/:websiteId/installation',
  'Could not load the installation state',
);
export const checkWidgetInstallation = post<typeof specs.checkWidgetInstallation>(
  '/widget-configs/:websiteId/check',
  'Could not check the page',
);
export const proveWebsiteOwnership = post<typeof specs.proveWebsiteOwnership>(
  '/widget-configs/:websiteId/ownership',
  'Could not check the ownership',
);
export const getWidgetUsage = get<typeof specs.getWidgetUsage>(
  '/widget-configs/:websiteId/usage',
  'Could not load the usage',
);
