import { startTcpProxy } from '@evenway/testing/tcp-proxy';
import { waitFor } from '@evenway/testing/wait-for';
import type { FastifyBaseLogger } from 'fastify';
import { expect, inject, it } from 'vitest';
import { listenForChanges } from './listen-for-changes.ts';

it('warns from the third failure in a row, and begins anew once it is connected', async () => {
  const proxy = await startTcpProxy(inject('databaseUrl'));
  const lines: Array<{ level: string; failures: number }> = [];
  const noteAs = (level: string) => (what: { failures: number }) => void lines.push({ level, failures: what.failures });
  const log = { debug: noteAs('debug'), warn: noteAs('warn') } as unknown as FastifyBaseLogger;
  let connected = 0;
  proxy.cut();
  const changes = listenForChanges(proxy.url, log, () => {
    connected += 1;
  });
  const untilFailed = (times: number) => waitFor(async () => lines.length >= times || undefined, 'the failures');
  await untilFailed(4);
  proxy.restore();
  await waitFor(async () => connected === 1 || undefined, 'the connection');
  for (const { level, failures } of lines) expect(level).toBe(failures < 3 ? 'debug' : 'warn');
  expect(lines.some(({ level }) => level === 'warn')).toBe(true);
  lines.length = 0;
  proxy.cut();
  await untilFailed(1);
  expect(lines[0]).toEqual({ level: 'debug', failures: 1 });
  await changes.stop();
  await proxy.close();
});
