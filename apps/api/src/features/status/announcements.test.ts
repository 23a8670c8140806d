import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { paths } from '@evenway/contract';
import { startTcpProxy, type TcpProxy } from '@evenway/testing/tcp-proxy';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { writeSampleWebBuild } from '../../testing/web-build.ts';
import { addAnnouncement, endAnnouncement, listAnnouncements } from './announcement-repository.ts';
import { watchHealth } from './watch-health.ts';

const webDist = writeSampleWebBuild();
let product: TestProduct;
let proxy: TcpProxy;
let server: Awaited<ReturnType<TestProduct['another']>>;
beforeAll(async () => {
  product = await startTestProduct({}, { webDist });
  proxy = await startTcpProxy(product.settings.DATABASE_URL);
  server = await product.another({ DATABASE_URL: proxy.url, DATABASE_TIMEOUT_MS: 3_000 });
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
  await product.stop();
  rmSync(webDist, { recursive: true, force: true });
});
afterEach(() => product.pool.query('delete from announcements'));

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const add = (en: string, startsAt: Date | null = null, endsAt: Date | null = null) =>
  addAnnouncement(product.platform.database, { en, fr: `${en} en français`, startsAt, endsAt });
const page = async (path: string) => String((await server.client().send('GET', path)).body);

describe('an announcement', () => {
  it('is on the status page and above every screen in both languages, also while the database is away', async () => {
    await add('We move tonight');
    await add('Too early', fromNow(1));
    await add('Too late', fromNow(-2), fromNow(-1));
    const shown = (path: string) =>
      waitFor(async () => {
        const text = await page(path);
        return text.includes('We move tonight') ? text : undefined;
      }, `${path} to show it`);
    expect(await shown('/status')).not.toMatch(/Too (early|late)/);
    expect(await page('/fr/status')).toContain('We move tonight en français');
    for (const path of [paths.login, paths.dashboard]) expect(await shown(path)).toContain('"fr":"We move tonight en');
    proxy.cut();
    await waitFor(async () => ((await page('/status')).includes('cannot read our history') ? true : undefined), 'it');
    expect(await page('/status')).toContain('We move tonight');
    expect(await page(paths.login)).toContain('We move tonight');
    proxy.restore();
  });

  it('begins and ends by itself, between two looks at the database', async () => {
    const soon = new Date(Date.now() + 1_500);
    await add('Coming', soon, new Date(Date.now() + 3_000));
    const watch = watchHealth(product.platform.database, () => undefined, HOUR_MS);
    await watch.look();
    const now = async () => watch.current().announcements.map(({ textEn }) => textEn);
    expect(await now()).toEqual([]);
    await waitFor(async () => ((await now()).length === 1 ? true : undefined), 'it to begin');
    await waitFor(async () => ((await now()).length === 0 ? true : undefined), 'it to end');
    await watch.stop();
  });

  it('is ended once, or taken back before it began, and stays in the list of what there was', async () => {
    const { database } = product.platform;
    const up = await add('Up');
    const planned = await add('Planned', fromNow(1));
    expect((await listAnnouncements(database)).map(({ textEn }) => textEn)).toEqual(['Planned', 'Up']);
    expect(await endAnnouncement(database, randomUUID())).toBe(false);
    expect(await endAnnouncement(database, up)).toBe(true);
    expect(await endAnnouncement(database, up)).toBe(false);
    expect(await endAnnouncement(database, planned)).toBe(true);
    expect(await listAnnouncements(database)).toMatchObject([{ id: up, endsAt: expect.any(Date) }]);
  });

  it('added and ended in one transaction was never up', async () => {
    await product.platform.database.transaction(async (tx) => {
      const id = await addAnnouncement(tx, { en: 'A', fr: 'A', startsAt: null, endsAt: null });
      expect(await endAnnouncement(tx, id)).toBe(true);
    });
    expect(await listAnnouncements(product.platform.database)).toEqual([]);
  });
});
