import { WIDGET_DEFAULTS, WidgetConfig } from '@evenway/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { widgetConfigs } from '../../platform/database/schema/index.ts';

/** What was saved, or the defaults; a stored value that is no configuration any more counts as not saved. */
export async function findConfig(db: Queryable, websiteId: string): Promise<WidgetConfig> {
  const [row] = await db.select().from(widgetConfigs).where(eq(widgetConfigs.websiteId, websiteId));
  const stored = WidgetConfig.safeParse(row?.config);
  return stored.success ? stored.data : { ...WIDGET_DEFAULTS };
}

export async function saveConfig(db: Queryable, websiteId: string, config: WidgetConfig): Promise<void> {
  const values = { websiteId, config, updatedAt: sql`now()` };
  await db.insert(widgetConfigs).values(values).onConflictDoUpdate({ target: widgetConfigs.websiteId, set: values });
}

export async function deleteConfig(db: Queryable, websiteId: string): Promise<void> {
  await db.delete(widgetConfigs).where(eq(widgetConfigs.websiteId, websiteId));
}
