import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, WidgetConfig } from '../entities.ts';

const byWebsite = z.strictObject({ websiteId: Id });
const Configuration = z.object({ config: WidgetConfig });

export const getWidgetConfig = endpoint({
  method: 'GET',
  path: '/widget-configs/:websiteId',
  access: 'member',
  summary: 'Widget configuration of a website',
  params: byWebsite,
  response: Configuration,
  fallback: 'Failed to fetch widget configuration',
});

export const getWidgetUniqueId = endpoint({
  method: 'GET',
  path: '/widget-configs/:websiteId/unique-id',
  access: 'member',
  summary: 'The public id that the installation snippet carries',
  params: byWebsite,
  response: z.object({ uniqueId: z.string() }),
  fallback: 'Failed to fetch widget unique ID',
});

export const saveWidgetConfig = endpoint({
  method: 'POST',
  path: '/widget-configs/:websiteId',
  access: 'admin',
  summary: 'Save the widget configuration',
  params: byWebsite,
  body: z.strictObject({ config: z.strictObject(WidgetConfig.shape) }),
  response: Configuration,
  fallback: 'Failed to save widget configuration',
});

export const resetWidgetConfig = endpoint({
  method: 'POST',
  path: '/widget-configs/:websiteId/reset',
  access: 'admin',
  summary: 'Bring the widget configuration back to its defaults',
  params: byWebsite,
  response: Configuration,
  fallback: 'Failed to reset widget configuration',
});
