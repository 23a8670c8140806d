import { Resolver } from 'node:dns/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServices, startLocalServices } from '../index.ts';

let dataDir: string;
let services: LocalServices;
let app: FastifyInstance;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'evenway-dns-'));
  services = await startLocalServices({ dataDir, database: false, mail: false, dns: true });
  app = fastify();
  await app.register(services.pages);
});
afterAll(async () => {
  await app.close();
  await services.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const send = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/local/dns',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const resolver = () => {
  const made = new Resolver({ timeout: 2_000, tries: 1 });
  made.setServers([services.dns ?? '']);
  return made;
};

describe('the local DNS', () => {
  it('answers for what was published, also for long texts, and for nothing else', async () => {
    const long = 'x'.repeat(300);
    await send({ name: '_proof.Company.example.', text: 'kind=value' });
    await send({ name: '_proof.company.example', text: long });
    const found = (await resolver().resolveTxt('_proof.company.example')).map((parts) => parts.join(''));
    expect(found.sort()).toEqual(['kind=value', long].sort());
    await expect(resolver().resolveTxt('company.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(resolver().resolve4('_proof.company.example')).rejects.toMatchObject({ code: 'ENODATA' });
    expect((await app.inject('/local/dns')).body).toContain('_proof.company.example');
  });

  it('forgets what is removed', async () => {
    await send({ name: 'gone.example', text: 'a=b' });
    await send({ name: 'gone.example', text: 'a=b', remove: 'yes' });
    await expect(resolver().resolveTxt('gone.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});
