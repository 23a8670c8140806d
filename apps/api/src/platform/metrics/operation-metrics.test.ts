import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { waitFor } from '@evenway/testing/wait-for';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCertificate } from '../../testing/network/make-certificate.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { readOperationState } from '../database/operation-state.ts';
import { addOperationMetrics } from './operation-metrics.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const DAY_S = 86_400;

/** The lines of a fresh scrape that have values. */
async function scrape(addresses: readonly string[] = []): Promise<() => Promise<string[]>> {
  const registry = new Registry();
  addOperationMetrics([registry], { readOperation: () => readOperationState(product.platform.database), addresses });
  return async () => (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
}
const valueIn = (lines: readonly string[], series: string) =>
  lines.filter((line) => line.startsWith(`${series} `)).map((line) => Number(line.split(' ').at(-1)))[0];

describe('what an operator is told of', () => {
  it('is when the last backup was finished, or that none ever was', async () => {
    const series = 'database_last_backup_timestamp_seconds';
    expect(valueIn(await (await scrape())(), series)).toBe(0);
    await product.pool.query(
      `insert into backups (finished_at, bytes) values (to_timestamp(2000), 1), (to_timestamp(3000), 1)`,
    );
    expect(valueIn(await (await scrape())(), series)).toBe(3_000);
    expect(valueIn(await (await scrape())(), 'database_archiving_failing')).toBe(0);
  });

  it('is how many mails of a day were refused for good', async () => {
    await product.pool.query(
      `insert into mail_outbox (recipient, template, language, params, created_at, sent_at, failed_at)
       select 'a@example.org', 'none', 'en', '{}', now() - age, case when sent then now() end, case when not sent then now() end
       from (values (interval '1 hour', true), ('2 hours', true), ('3 hours', false), ('25 hours', false)) as mails (age, sent)`,
    );
    const lines = await (await scrape())();
    expect(valueIn(lines, 'mails_of_last_day{outcome="sent"}')).toBe(2);
    expect(valueIn(lines, 'mails_of_last_day{outcome="refused"}')).toBe(1);
  });

  it('is how many websites are not paid for', async () => {
    const organization = randomUUID();
    await product.pool.query(`insert into organizations (id, name) values ($1, 'A')`, [organization]);
    for (const [domain, status] of [
      ['a.example', 'NOT_PAID'],
      ['b.example', 'ACTIVE'],
      ['c.example', 'ACTIVE'],
      ['d.example', null],
    ])
      await product.pool.query(
        `insert into websites (organization_id, domain, status, unique_id) values ($1, $2, $3, md5($2))`,
        [organization, domain, status],
      );
    const lines = (await (await scrape())()).filter((line) => line.startsWith('websites_by_status'));
    expect(lines.sort()).toEqual(['websites_by_status{status="ACTIVE"} 2', 'websites_by_status{status="NOT_PAID"} 1']);
  });

  it('is the end of a certificate, asked for at most once an hour, and nothing of one that cannot be seen', async () => {
    let asked = 0;
    const server = createServer(makeCertificate({ name: 'localhost', days: 3 }));
    server.on('connection', (socket) => {
      asked += 1;
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const seen = `https://localhost:${(server.address() as AddressInfo).port}`;
    const read = await scrape([seen, 'https://127.0.0.1:1']);
    const ends = async () => (await read()).filter((line) => line.startsWith('certificate_ends'));
    const [line = ''] = await waitFor(async () => {
      const lines = await ends();
      return lines.length > 0 ? lines : undefined;
    }, 'the certificate');
    const left = valueIn([line], 'certificate_ends_timestamp_seconds{host="localhost"}');
    expect((Number(left) - Date.now() / 1_000) / DAY_S).toBeCloseTo(3, 1);
    expect(await ends()).toHaveLength(1);
    expect(asked).toBe(1);
    server.close();
  });

  it('is nothing while the database is away, not a number of before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const registry = new Registry();
    let isAway = false;
    const readOperation = async () => {
      if (isAway) throw new Error('away');
      return readOperationState(product.platform.database);
    };
    addOperationMetrics([registry], { readOperation, addresses: [] });
    const values = async () => (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
    expect(await values()).not.toEqual([]);
    isAway = true;
    expect(await values()).not.toEqual([]);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await values()).toEqual([]);
    vi.useRealTimers();
  });
});
