import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@evenway/database-connections';
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

it('Y01 payments outlive the loss of their connection inside a transaction, and then work again', {
  timeout: 120_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenway-payments-'));
  // Durable, or the crash below would lose the tables.
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), durable: true });
  const publicUrl = 'http://127.0.0.1:1';
  const service = createLocalStripe({ dataDir, databaseUrl: database.url, publicUrl, onFailure: () => undefined });
  const { apiBase, secretKey } = (await service.start()).payments;
  const addCustomer = (email: string) =>
    fetch(`${apiBase}/v1/customers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams({ email }),
    });
  const uncaught: unknown[] = [];
  const catchIt = (error: unknown) => void uncaught.push(error);
  process.on('uncaughtException', catchIt);

  const admin = new Client(database.url);
  await admin.connect();
  await admin.query('begin; lock table local_payments.records in access exclusive mode');
  const answer = addCustomer('lou@shop.example');
  const find = `select pid from pg_stat_activity where application_name = 'local-stripe' and wait_event_type = 'Lock'`;
  let pid: number | undefined;
  while (pid === undefined) pid = (await admin.query<{ pid: number }>(find)).rows[0]?.pid;
  // Not terminated, since PostgreSQL would say so first.
  process.kill(pid, 'SIGKILL');
  expect((await answer).status).toBe(500);
  // PostgreSQL recovers from what looks like a crash, unless every connection it refuses is followed by the next.
  while ((await addCustomer('max@shop.example')).status !== 200) await sleep(1_000);
  expect(uncaught).toEqual([]);

  process.off('uncaughtException', catchIt);
  await admin.end().catch(() => undefined);
  await service.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});
