// Written by `npm run generate` from ../schemas/endpoints.
import { get, post } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/widget-config.ts';

export const getWidgetConfig = get<typeof endpoints.getWidgetConfig>("/widget-configs/:websiteId", "Failed to fetch widget configuration");
export const getWidgetUniqueId = get<typeof endpoints.getWidgetUniqueId>("/widget-configs/:websiteId/unique-id", "Failed to fetch widget unique ID");
export const saveWidgetConfig = post<typeof endpoints.saveWidgetConfig>("/widget-configs/:websiteId", "Failed to save widget configuration");
export const resetWidgetConfig = post<typeof endpoints.resetWidgetConfig>("/widget-configs/:websiteId/reset", "Failed to reset widget configuration");
export const getWidgetRelease = get<typeof endpoints.getWidgetRelease>("/widget/release", "Could not load the widget release");
export const getWidgetInstallation = get<typeof endpoints.getWidgetInstallation>("/widget-configs/:websiteId/installation", "Could not load the installation state");
export const checkWidgetInstallation = post<typeof endpoints.checkWidgetInstallation>("/widget-configs/:websiteId/check", "Could not check the page");
export const proveWebsiteOwnership = post<typeof endpoints.proveWebsiteOwnership>("/widget-configs/:websiteId/ownership", "Could not check the ownership");
export const getWidgetUsage = get<typeof endpoints.getWidgetUsage>("/widget-configs/:websiteId/usage", "Could not load the usage");
