import * as z from 'zod/mini';
import { OWNERSHIP_METHODS, WIDGET_CHECK_OUTCOMES } from '../widget/widget-checks.ts';
import { WIDGET_FEATURES } from '../widget/widget-options.ts';
import { Id, Timestamp } from './entities.ts';

/** The current release of the widget, with what a pinned snippet contains. */
export const WidgetRelease = z.object({
  cdnUrl: z.string(),
  version: z.string(),
  /** The unchanging file of this release, below `cdnUrl`. */
  path: z.string(),
  integrity: z.string(),
});
export type WidgetRelease = z.output<typeof WidgetRelease>;

/** When the settings were last changed, and by whom. Null: they are the defaults. A null user is no longer a member. */
export const WidgetSettingsChange = z.nullable(
  z.object({ at: Timestamp, user: z.nullable(z.object({ id: Id, name: z.string() })) }),
);
export type WidgetSettingsChange = z.output<typeof WidgetSettingsChange>;

export const OwnershipMethod = z.enum(OWNERSHIP_METHODS);
export type OwnershipMethod = z.output<typeof OwnershipMethod>;

export const WebsiteOwnership = z.object({
  status: z.enum(['proven', 'unproven']),
  method: z.nullable(OwnershipMethod),
  provenAt: z.nullable(Timestamp),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** The file that proves it, and its whole content. */
  file: z.object({ url: z.string(), content: z.string() }),
});
export type WebsiteOwnership = z.output<typeof WebsiteOwnership>;

/**
 * The result of looking for a proof. `missing`: nothing of the kind; `different`: that of another website;
 * `unreachable`: no response in time, or an unreadable one.
 */
export const OwnershipCheck = z.object({
  outcome: z.enum(['proven', 'missing', 'different', 'unreachable']),
  ownership: WebsiteOwnership,
});
export type OwnershipCheck = z.output<typeof OwnershipCheck>;

/** Where and when the widget reported that it was drawn. Nulls: not seen yet. */
export const WidgetInstallation = z.object({
  firstSeenAt: z.nullable(Timestamp),
  lastSeenAt: z.nullable(Timestamp),
  /** The host of the last reporting page. */
  host: z.nullable(z.string()),
  version: z.nullable(z.string()),
  /** False if the last reporting page runs another release than the current one, as with a pinned snippet. */
  isCurrentVersion: z.nullable(z.boolean()),
  /** Snippets on the last reporting page; more than one is a mistake. */
  snippets: z.nullable(z.int()),
  /** Someone else's host that carries this website's snippet; nothing is shown there. */
  strayHost: z.nullable(z.string()),
  straySeenAt: z.nullable(Timestamp),
  ownership: WebsiteOwnership,
});
export type WidgetInstallation = z.output<typeof WidgetInstallation>;

export const WidgetCheck = z.object({
  outcome: z.enum(WIDGET_CHECK_OUTCOMES),
  /** The page that was finally read, after redirects. */
  url: z.string(),
  checkedAt: Timestamp,
  httpStatus: z.nullable(z.int()),
  movedTo: z.nullable(z.string()),
  /** The snippet names one release by its hash. */
  isPinned: z.boolean(),
  /** The page forbids inline code, so it needs the form of the snippet without it. */
  isInlineForbidden: z.boolean(),
  /** What the page's Content-Security-Policy lacks, as directives to add; empty if nothing is missing. */
  policyAdditions: z.array(z.string()),
});
export type WidgetCheck = z.output<typeof WidgetCheck>;

export const WidgetUsage = z.object({
  /**
   * Visits this month; `limit` is null if the plan has none, `notice` the highest of 80, 95 and 100 percent reached.
   */
  visits: z.int(),
  /**
   * Beacons of this month that are not plausible visits, since too many came from one client; not included in `visits`.
   */
  bursts: z.int(),
  limit: z.nullable(z.int()),
  notice: z.nullable(z.int()),
  /** The last twelve months, oldest first, including this month; `month` is `YYYY-MM`. */
  months: z.array(z.object({ month: z.string(), visits: z.int() })),
  /** Functions that were switched on ten times or more in these months, most used first. */
  features: z.array(z.object({ name: z.enum(WIDGET_FEATURES), uses: z.int() })),
});
export type WidgetUsage = z.output<typeof WidgetUsage>;
