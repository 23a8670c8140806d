import { WIDGET_DEFAULTS, type WidgetConfigChange, type WidgetSettingsChange } from '@evenway/contract';
import { WidgetConfig } from '@evenway/contract/schemas';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users, widgetConfigs } from '../../platform/database/schema/index.ts';

export interface WidgetSettings {
  readonly config: WidgetConfig;
  readonly lastChange: WidgetSettingsChange;
}

export async function findSettings(db: Queryable, websiteId: string): Promise<WidgetSettings> {
  const [row] = await db
    .select({ stored: widgetConfigs, user: users })
    .from(widgetConfigs)
    .leftJoin(users, eq(users.id, widgetConfigs.updatedBy))
    .where(eq(widgetConfigs.websiteId, websiteId));
  if (!row) return { config: { ...WIDGET_DEFAULTS }, lastChange: null };
  const { stored, user } = row;
  const lastChange = {
    at: stored.updatedAt.toISOString(),
    user: user && { id: user.id, name: `${user.firstName} ${user.lastName}` },
  };
  return { config: readStoredConfig(stored.config), lastChange };
}

/**
 * Settings that are left out keep their saved values, also if two people save at once. A list with everything in it is
 * not stored, so that new functions are offered too.
 */
export async function saveConfig(
  db: Queryable,
  websiteId: string,
  change: WidgetConfigChange,
  updatedBy: string | null,
): Promise<void> {
  const complete = (['features', 'profiles'] as const).filter(
    (name) => change[name]?.length === WIDGET_DEFAULTS[name].length,
  );
  const config = Object.fromEntries(Object.entries(change).filter(([name]) => !complete.some((one) => one === name)));
  const merged = sql`(${widgetConfigs.config} || excluded.config) - array(select jsonb_array_elements_text(${JSON.stringify(complete)}::jsonb))`;
  await db
    .insert(widgetConfigs)
    .values({ websiteId, config, updatedAt: sql`now()`, updatedBy })
    .onConflictDoUpdate({
      target: widgetConfigs.websiteId,
      set: { config: merged, updatedAt: sql`now()`, updatedBy },
    });
}

/** Deletes the choices, but not who made them. */
export async function resetConfig(db: Queryable, websiteId: string, updatedBy: string | null): Promise<void> {
  await db
    .update(widgetConfigs)
    .set({ config: {}, updatedAt: sql`now()`, updatedBy })
    .where(eq(widgetConfigs.websiteId, websiteId));
}

/** The saved values over the defaults; a stored value that is retired or no longer valid is ignored by itself. */
export function readStoredConfig(stored: unknown): WidgetConfig {
  const config: WidgetConfig = { ...WIDGET_DEFAULTS };
  for (const [name, value] of Object.entries((stored ?? {}) as object)) {
    const read = WidgetConfig.safeParse({ ...config, [name]: value });
    if (read.success) Object.assign(config, read.data);
  }
  return config;
}
