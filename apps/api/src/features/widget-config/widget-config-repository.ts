import { WIDGET_DEFAULTS, WidgetConfig, type WidgetConfigChange } from '@evenway/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { widgetConfigs } from '../../platform/database/schema/index.ts';

export async function findConfig(db: Queryable, websiteId: string): Promise<WidgetConfig> {
  const [row] = await db.select().from(widgetConfigs).where(eq(widgetConfigs.websiteId, websiteId));
  return readStoredConfig(row?.config);
}

/** Settings that the change leaves out keep what was saved before, also when two people save at once. */
export async function saveConfig(
  db: Queryable,
  websiteId: string,
  change: Partial<WidgetConfigChange>,
): Promise<WidgetConfig> {
  const [row] = await db
    .insert(widgetConfigs)
    .values({ websiteId, config: change, updatedAt: sql`now()` })
    .onConflictDoUpdate({
      target: widgetConfigs.websiteId,
      set: { config: sql`${widgetConfigs.config} || excluded.config`, updatedAt: sql`now()` },
    })
    .returning({ config: widgetConfigs.config });
  return readStoredConfig(row?.config);
}

export async function deleteConfig(db: Queryable, websiteId: string): Promise<void> {
  await db.delete(widgetConfigs).where(eq(widgetConfigs.websiteId, websiteId));
}

/** What was saved over the defaults; a stored value that is no configuration any more counts as not saved. */
export function readStoredConfig(stored: unknown): WidgetConfig {
  const read = WidgetConfig.safeParse({ ...WIDGET_DEFAULTS, ...(stored as object | undefined) });
  return read.success ? read.data : { ...WIDGET_DEFAULTS };
}
