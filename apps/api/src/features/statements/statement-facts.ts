import type { Queryable } from '../../platform/database/database.ts';

/** What other features can tell an owner while a statement is written, handed in where features are composed. */
export interface StatementFacts {
  /** Half of the visitors' messages were answered within so many days; null without enough of them. */
  medianResponseDays(db: Queryable, websiteId: string): Promise<number | null>;
}
