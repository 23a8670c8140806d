import { Pool } from '@evenway/database-connections';
import type { Journal } from './journal.ts';

const CREATE = `
  CREATE SCHEMA IF NOT EXISTS local_payments;
  CREATE TABLE IF NOT EXISTS local_payments.records (
    position bigint GENERATED ALWAYS AS IDENTITY,
    kind text NOT NULL,
    id text NOT NULL,
    data jsonb NOT NULL,
    PRIMARY KEY (kind, id)
  )`;

const SAVE = `
  INSERT INTO local_payments.records (kind, id, data)
  SELECT kind, id, data FROM jsonb_to_recordset($1::jsonb) AS saved (place int, kind text, id text, data jsonb) ORDER BY place
  ON CONFLICT (kind, id) DO UPDATE SET data = excluded.data`;

const DELETE = `
  DELETE FROM local_payments.records
  USING jsonb_to_recordset($1::jsonb) AS gone (kind text, id text)
  WHERE records.kind = gone.kind AND records.id = gone.id`;

export function createPostgresJournal(databaseUrl: string): Journal {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'local-stripe',
  });
  return {
    async load() {
      await pool.query(CREATE);
      const { rows } = await pool.query(
        'SELECT kind, id, data AS record FROM local_payments.records ORDER BY position',
      );
      return rows;
    },
    async save(changes) {
      const saved = changes.flatMap(({ kind, id, record }, place) =>
        record ? [{ place, kind, id, data: record }] : [],
      );
      const gone = changes.flatMap(({ kind, id, record }) => (record ? [] : [{ kind, id }]));
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(SAVE, [JSON.stringify(saved)]);
        if (gone.length > 0) await client.query(DELETE, [JSON.stringify(gone)]);
        await client.query('COMMIT');
        client.release();
      } catch (error) {
        // Closing the connection rolls back, also if the connection itself failed.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
