import { WIDGET_DEFAULTS, WidgetConfig, type WidgetConfigChange } from '@evenway/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { widgetConfigs } from '../../platform/database/schema/index.ts';

export async function findConfig(db: Queryable, websiteId: string): Promise<WidgetConfig> {
  const [row] = await db.select().from(widgetConfigs).where(eq(widgetConfigs.websiteId, websiteId));
  return readStoredConfig(row?.config);
}

/**
 * Settings that the change leaves out keep what was saved before, also when two people save at once. A list with
 * everything in it is not stored: functions that come later are offered too.
 */
export async function saveConfig(
  db: Queryable,
  websiteId: string,
  change: Partial<WidgetConfigChange>,
): Promise<WidgetConfig> {
  const complete = (['features', 'profiles'] as const).filter(
    (name) => change[name]?.length === WIDGET_DEFAULTS[name].length,
  );
  const config = Object.fromEntries(Object.entries(change).filter(([name]) => !complete.some((one) => one === name)));
  const merged = sql`(${widgetConfigs.config} || excluded.config) - array(select jsonb_array_elements_text(${JSON.stringify(complete)}::jsonb))`;
  const [row] = await db
    .insert(widgetConfigs)
    .values({ websiteId, config, updatedAt: sql`now()` })
    .onConflictDoUpdate({
      target: widgetConfigs.websiteId,
      set: { config: merged, updatedAt: sql`now()` },
    })
    .returning({ config: widgetConfigs.config });
  return readStoredConfig(row?.config);
}

export async function deleteConfig(db: Queryable, websiteId: string): Promise<void> {
  await db.delete(widgetConfigs).where(eq(widgetConfigs.websiteId, websiteId));
}

/** What was saved over the defaults; a stored value that is retired or no longer valid counts as not saved, by itself. */
export function readStoredConfig(stored: unknown): WidgetConfig {
  const config: WidgetConfig = { ...WIDGET_DEFAULTS };
  for (const [name, value] of Object.entries((stored ?? {}) as object)) {
    const read = WidgetConfig.safeParse({ ...config, [name]: value });
    if (read.success) Object.assign(config, read.data);
  }
  return config;
}
