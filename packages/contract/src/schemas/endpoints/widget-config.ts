import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from '../entities.ts';
import {
  OwnershipCheck,
  OwnershipMethod,
  WidgetCheck,
  WidgetInstallation,
  WidgetRelease,
  WidgetSettingsChange,
  WidgetUsage,
} from '../widget.ts';
import { WidgetConfig, WidgetConfigChange } from '../widget-config.ts';

const byWebsite = z.strictObject({ websiteId: Id });
const Configuration = z.object({ config: WidgetConfig, lastChange: WidgetSettingsChange });

export const getWidgetConfig = endpoint('GET /widget-configs/:websiteId', {
  fallback: 'Failed to fetch widget configuration',
  fallbackFr: 'La configuration du widget n’a pas pu être chargée',
  access: 'member',
  summary: 'Widget configuration of a website',
  params: byWebsite,
  response: Configuration,
});

export const getWidgetUniqueId = endpoint('GET /widget-configs/:websiteId/unique-id', {
  fallback: 'Failed to fetch widget unique ID',
  fallbackFr: 'L’identifiant du widget n’a pas pu être chargé',
  access: 'member',
  summary: 'The public id that the installation snippet carries',
  params: byWebsite,
  response: z.object({ uniqueId: z.string() }),
});

export const saveWidgetConfig = endpoint('POST /widget-configs/:websiteId', {
  fallback: 'Failed to save widget configuration',
  fallbackFr: 'La configuration du widget n’a pas pu être enregistrée',
  access: 'admin',
  noStepUp: 'it can be changed back',
  event: 'widget.saved',
  summary: 'Save the widget configuration; settings that are left out stay as they are',
  params: byWebsite,
  // The changed settings as last seen: a save that would overwrite anything else is refused.
  body: z.strictObject({ config: WidgetConfigChange, seen: z.optional(WidgetConfigChange) }),
  response: Configuration,
});

export const resetWidgetConfig = endpoint('POST /widget-configs/:websiteId/reset', {
  fallback: 'Failed to reset widget configuration',
  fallbackFr: 'La configuration du widget n’a pas pu être rétablie',
  access: 'admin',
  noStepUp: 'it can be changed back',
  event: 'widget.reset',
  summary: 'Bring the widget configuration back to its defaults',
  params: byWebsite,
  // The settings as last seen: a reset that would undo anything else is refused.
  body: z.strictObject({ seen: z.optional(WidgetConfigChange) }),
  response: Configuration,
});

export const getWidgetRelease = endpoint('GET /widget/release', {
  fallback: 'Could not load the widget release',
  fallbackFr: 'La version du widget n’a pas pu être chargée',
  access: 'public',
  summary: 'The release of the widget that is served now, and the hash to check it by',
  response: WidgetRelease,
});

export const getWidgetInstallation = endpoint('GET /widget-configs/:websiteId/installation', {
  fallback: 'Could not load the installation state',
  fallbackFr: 'L’état de l’installation n’a pas pu être chargé',
  access: 'member',
  summary: 'Whether the widget was seen on the website',
  params: byWebsite,
  response: WidgetInstallation,
});

export const checkWidgetInstallation = endpoint('POST /widget-configs/:websiteId/check', {
  fallback: 'Could not check the page',
  fallbackFr: 'La page n’a pas pu être vérifiée',
  access: 'member',
  noStepUp: 'it reads public pages',
  event: 'website.proven',
  summary:
    'Read a page of the website and tell whether the snippet is on it; only the home page until its ownership is proven',
  params: byWebsite,
  /** A path on the website, with its query; by default the home page. */
  body: z.strictObject({ path: z.optional(z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])/))) }),
  response: WidgetCheck,
});

export const proveWebsiteOwnership = endpoint('POST /widget-configs/:websiteId/ownership', {
  fallback: 'Could not check the ownership',
  fallbackFr: 'La propriété du site n’a pas pu être vérifiée',
  access: 'member',
  noStepUp: 'it reads public pages and the DNS',
  event: 'website.proven',
  summary: 'Look for a proof that the domain of a website is its organization’s own',
  params: byWebsite,
  body: z.strictObject({ method: OwnershipMethod }),
  response: OwnershipCheck,
});

export const getWidgetUsage = endpoint('GET /widget-configs/:websiteId/usage', {
  fallback: 'Could not load the usage',
  fallbackFr: 'Les chiffres d’utilisation n’ont pas pu être chargés',
  access: 'member',
  summary: 'Visits against the plan, and which functions visitors use, as counts only',
  params: byWebsite,
  response: WidgetUsage,
});
