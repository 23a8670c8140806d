import type { ProductDatabase } from './product-database.ts';

/** Puts mails into the outbox like the product, with a job for each in the same transaction. */
export async function enqueueMails(database: ProductDatabase, count: number): Promise<void> {
  await database.query(
    `with mails as (
       insert into mail_outbox (recipient, template, language, params)
       select 'person-' || n || '@example.org', 'account-exists', 'en', '{"firstName": "Lou"}'::jsonb
       from generate_series(1, $1::int) n returning id
     )
     select graphile_worker.add_job('send_mail', payload := json_build_object('mailId', id)) from mails`,
    [count],
  );
}

export async function countUnsent(database: ProductDatabase): Promise<number> {
  const [row] = await database.query<{ unsent: number }>(
    'select count(*)::int as unsent from mail_outbox where sent_at is null',
  );
  return row?.unsent ?? Number.NaN;
}
