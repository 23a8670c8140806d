import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalStripe } from '@evenway/local-stripe';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';

it('payments find everything in their database again after a restart', { timeout: 120_000 }, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenway-payments-'));
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), durable: false });
  const start = async () => {
    const publicUrl = 'http://127.0.0.1:1';
    const service = createLocalStripe({ dataDir, databaseUrl: database.url, publicUrl, onFailure: () => undefined });
    return { service, payments: (await service.start()).payments };
  };
  const before = await start();
  const { apiBase, secretKey } = before.payments;
  const customers = (method: string, body?: string) =>
    fetch(`${apiBase}/v1/customers`, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      ...(body !== undefined && { body }),
    }).then((answer) => answer.json() as Promise<{ email?: string; data?: object[] }>);
  const created = await customers('POST', 'email=lou%40shop.example');
  await before.service.stop();

  const after = await start();
  expect(after.payments).toEqual(before.payments);
  expect((await customers('GET')).data).toEqual([created]);
  expect(created.email).toBe('lou@shop.example');

  await after.service.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});
