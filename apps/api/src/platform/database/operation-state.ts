import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** What an operator wants to know and no request would notice. The same on every server. */
export interface OperationState {
  /** When the last base backup was finished, in seconds since 1970; 0 if none ever was. */
  readonly lastBackup: number;
  /** Whether PostgreSQL could not archive its log the last time it tried. */
  readonly isArchivingFailing: boolean;
  /** Mails of the last day that went out, and that were refused for good. */
  readonly mailsSent: number;
  readonly mailsRefused: number;
  /** How many websites have each status; those without one never had a subscription. */
  readonly websites: Readonly<Record<string, number>>;
  /** How many disputed payments have each status, by the provider's names. */
  readonly disputes: Readonly<Record<string, number>>;
  /** Until when the next of them must be answered, in seconds since 1970; 0 if none waits for that. */
  readonly disputeAnswerDue: number;
}

export async function readOperationState(db: Queryable): Promise<OperationState> {
  const { rows } = await db.execute<{ [Column in keyof OperationState]: OperationState[Column] }>(sql`
    select
      coalesce((select extract(epoch from max(finished_at)) from backups), 0)::float8 as "lastBackup",
      coalesce((select last_failed_time > coalesce(last_archived_time, '-infinity') from pg_stat_archiver), false)
        as "isArchivingFailing",
      mails.sent as "mailsSent", mails.refused as "mailsRefused",
      (select coalesce(json_object_agg(status, count), '{}')
        from (select status, count(*) from websites where status is not null group by status) as counted) as websites,
      (select coalesce(json_object_agg(status, count), '{}')
        from (select status, count(*) from payment_reversals where kind = 'dispute' group by status) as counted) as disputes,
      coalesce((select extract(epoch from min(answer_due_at)) from payment_reversals
        where kind = 'dispute' and status like '%needs_response'), 0)::float8 as "disputeAnswerDue"
    from (
      select count(sent_at)::int as sent, count(failed_at)::int as refused
      from mail_outbox where created_at > now() - interval '1 day'
    ) as mails`);
  const [state] = rows;
  if (!state) throw new Error('the query of one row had none');
  return state;
}
