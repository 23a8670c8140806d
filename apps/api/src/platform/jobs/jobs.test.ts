import { randomBytes } from 'node:crypto';
import { Pool } from '@evenway/database-connections';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { waitFor } from '@evenway/testing/wait-for';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { databaseUrl } from '../../testing/database/database-setup.ts';

import * as schema from '../database/schema/index.ts';
import { keepLocksFresh } from './job-locks.ts';
import { addJob, type JobRunner, startJobs } from './jobs.ts';

const ROUNDS = 20;

let url: string;
let name: string;
let pool: pg.Pool;
let runner: JobRunner | undefined;

beforeEach(async () => {
  name = `jobs_${randomBytes(6).toString('hex')}`;
  await createDatabase(inject('databaseUrl'), name, inject('templateDatabase'));
  url = databaseUrl(inject('databaseUrl'), name);
  pool = new Pool({ max: 2, connectionString: url, application_name: 'jobs-test' });
});

afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  await pool.end();
  await dropDatabase(inject('databaseUrl'), name);
});

describe('the job runner', () => {
  it('Y01: outlives a database that ends its connections while jobs run, 20 times in a row, and loses no job', async () => {
    const done = new Set<string>();
    let running = 0;
    let end: () => void = () => undefined;
    let mayEnd: Promise<void> | undefined;
    const { log } = Fastify();
    const work = async (payload: unknown) => {
      running += 1;
      await mayEnd;
      running -= 1;
      done.add((payload as { number: string }).number);
    };
    runner = await startJobs(url, [{ tasks: { work }, atOnce: 3 }], log);
    const database = drizzle(pool, { schema });
    for (let round = 0; round < ROUNDS; round++) {
      // Jobs run until their connections are gone, however late that is noticed here.
      mayEnd = new Promise((resolve) => {
        end = resolve;
      });
      for (const part of [0, 1, 2]) await addJob(database, 'work', { number: `${round}.${part}` });
      await waitFor(async () => running > 0 || undefined, 'a job to run');
      await pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'evenway-jobs' and datname = current_database()",
      );
      end();
    }
    // A job whose end could not be recorded runs again after a pause, which is not tested here.
    await waitFor(async () => {
      await pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
      return done.size === ROUNDS * 3 || undefined;
    }, 'all jobs');
    await waitFor(async () => {
      const { rows } = await pool.query('select count(*)::int as left from graphile_worker._private_jobs');
      return rows[0].left === 0 || undefined;
    }, 'an empty queue');
    expect(done.size).toBe(ROUNDS * 3);
  }, 120_000);

  it('Y10: frees within a minute what a killed process had locked', async () => {
    const done: string[] = [];
    const { log } = Fastify();
    const work = async (payload: unknown) => void done.push((payload as { number: string }).number);
    await addJob(drizzle(pool, { schema }), 'work', { number: 'held' });
    await addJob(drizzle(pool, { schema }), 'work', { number: 'alive' });
    const lock = `update graphile_worker._private_jobs set attempts = 1, locked_by = $1, locked_at = now() - interval '1 minute'
      where id = (select min(id) from graphile_worker._private_jobs where locked_by is null)`;
    await pool.query(lock, ['killed']);
    await pool.query(lock, ['living']);
    await pool.query("insert into job_runners values ('killed', now() - interval '1 minute'), ('living', now())");
    runner = await startJobs(url, [{ tasks: { work }, atOnce: 3 }], log);
    await waitFor(async () => done.includes('held') || undefined, 'the job of the killed process');
    expect(done).toEqual(['held']);
  });

  it('Y01: frees a job of its own whose fetch was lost with the connection, and none that runs', async () => {
    const database = drizzle(pool, { schema });
    for (const number of ['lost', 'running', 'fetched just now'])
      await addJob(database, 'work', { number }, { queue: number });
    const { rows } = await pool.query<{ id: string }>('select id from graphile_worker._private_jobs order by id');
    await pool.query(
      `update graphile_worker._private_jobs set attempts = 1, locked_by = 'own',
       locked_at = case when id = $1 then now() else now() - interval '1 minute' end`,
      [rows[2]?.id],
    );
    await pool.query(`update graphile_worker._private_job_queues set locked_by = 'own', locked_at = now()`);
    const locks = keepLocksFresh(pool, ['own'], new Set([rows[1]?.id ?? '']), (error) => {
      throw error;
    });
    await locks.stop();
    const jobs = 'select payload->>$1 as number, attempts from graphile_worker._private_jobs where locked_by is null';
    expect((await pool.query(jobs, ['number'])).rows).toEqual([{ number: 'lost', attempts: 0 }]);
    const queues = 'select queue_name as name from graphile_worker._private_job_queues where locked_by is null';
    expect((await pool.query(queues)).rows).toEqual([{ name: 'lost' }]);
  });

  it('has a connection for each of the jobs of a kind, however many kinds share them', async () => {
    const { log } = Fastify();
    const warnings: unknown[] = [];
    const listening = Object.assign(Object.create(log), { warn: (...told: unknown[]) => warnings.push(told) });
    runner = await startJobs(
      url,
      [
        { tasks: {}, atOnce: 2 },
        { tasks: {}, atOnce: 5 },
      ],
      listening,
    );
    expect(warnings).toEqual([]);
  });
});
