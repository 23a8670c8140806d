import { Client } from '@evenway/database-connections';
import type pg from 'pg';

/** A PostgreSQL that the product runs on. */
export interface ProductDatabase {
  /** The address for servers: it stays the same whatever happens behind it. */
  serverUrl(): string;
  /** As the owner of the tables. */
  ownerUrl(): string;
  /** As an administrator. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  withClient<T>(use: (client: Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Queries as an administrator, on a new connection each time. */
export function askAs(adminUrl: () => string): Pick<ProductDatabase, 'query' | 'withClient'> {
  const withClient: ProductDatabase['withClient'] = async (use) => {
    const client = new Client({ connectionString: adminUrl() });
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  };
  return {
    withClient,
    query: <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      withClient(async (client) => (await client.query<Row>(text, values)).rows),
  };
}
