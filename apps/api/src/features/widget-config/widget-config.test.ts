import {
  calls,
  contrastRatio,
  WIDGET_DEFAULTS,
  WIDGET_FEATURES,
  WIDGET_SURFACE,
  type WidgetConfigChange,
  type WidgetFeature,
} from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitedPerson, signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { OFFLINE } from '../widget-delivery/offline-words.ts';

let product: TestProduct;
let admin: TestClient;
beforeAll(async () => {
  product = await startTestProduct();
  admin = (await signedInPerson(product)).client;
});
afterAll(() => product.stop());

const post = (id: string, config: unknown) =>
  admin.send('POST', `/api/widget-configs/${id}`, { body: JSON.stringify({ config }) });

describe('the widget configuration', () => {
  it('begins with the defaults, keeps what was saved, and goes back', async () => {
    const { params } = await insertWidgetWebsite(product, admin);
    const read = async () => (await admin.call(calls.getWidgetConfig, { params })).body.config;
    expect(await read()).toEqual(WIDGET_DEFAULTS);
    expect(await read()).toMatchObject({ position: 'RIGHT', mainColor: '#1E4ED8', textColor: '#1e293b' });
    const basic = { position: 'LEFT', mainColor: '#123456', textColor: '#000000' } as const;
    await admin.call(calls.saveWidgetConfig, { params, body: { config: { ...basic, size: 44, features: ['links'] } } });
    const saved = await admin.call(calls.saveWidgetConfig, { params, body: { config: { ...basic, icon: 'text' } } });
    expect(saved.body.config).toEqual({ ...WIDGET_DEFAULTS, ...basic, size: 44, features: ['links'], icon: 'text' });
    expect(await read()).toEqual(saved.body.config);
    expect((await admin.call(calls.resetWidgetConfig, { params, body: {} })).body.config).toEqual(WIDGET_DEFAULTS);
    expect(await read()).toEqual(WIDGET_DEFAULTS);
  });

  it('keeps what two people change at once, each sending only their own', async () => {
    const { params } = await insertWidgetWebsite(product, admin);
    const save = (config: WidgetConfigChange) => admin.call(calls.saveWidgetConfig, { params, body: { config } });
    await Promise.all([save({ position: 'LEFT' }), save({ mainColor: '#123456' }), save({ size: 44 })]);
    expect((await admin.call(calls.getWidgetConfig, { params })).body.config).toEqual({
      ...WIDGET_DEFAULTS,
      position: 'LEFT',
      mainColor: '#123456',
      size: 44,
    });
  });

  it('refuses to overwrite what someone else saved meanwhile, until it was seen', async () => {
    const { params } = await insertWidgetWebsite(product, admin);
    const save = (config: WidgetConfigChange, seen?: WidgetConfigChange) =>
      admin.call(calls.saveWidgetConfig, { params, body: { config, ...(seen && { seen }) } });
    const { mainColor, features } = WIDGET_DEFAULTS;
    await save({ mainColor: '#aa0000', position: 'LEFT' });
    const refused = await save({ mainColor: '#00aa00', size: 44 }, { mainColor, size: 48 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'settings_changed' } });
    const stored = async () => (await admin.call(calls.getWidgetConfig, { params })).body.config;
    expect(await stored()).toMatchObject({ mainColor: '#aa0000', size: 48 });
    expect((await save({ mainColor: '#00aa00' }, { mainColor: '#AA0000' })).status).toBe(200);
    expect((await save({ mainColor: '#00AA00' }, { mainColor })).status).toBe(200);
    expect((await save({ size: 44 }, { size: 48 })).body.config).toMatchObject({ position: 'LEFT', size: 44 });
    expect((await save({ features: ['links'] }, { features: features.toReversed() })).status).toBe(200);
    expect((await save({ mainColor: '#0000aa' })).status).toBe(200);
  });

  it('lets one of two win who change the same setting at the same instant', async () => {
    const { params } = await insertWidgetWebsite(product, admin);
    const seen = { size: WIDGET_DEFAULTS.size };
    const answers = await Promise.all(
      [44, 45, 46].map((size) => admin.call(calls.saveWidgetConfig, { params, body: { config: { size }, seen } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.config;
    expect((await admin.call(calls.getWidgetConfig, { params })).body.config).toEqual(won);
  });

  it('refuses to reset what someone else saved meanwhile, until it was seen', async () => {
    const { params } = await insertWidgetWebsite(product, admin);
    const reset = (seen: WidgetConfigChange) => admin.call(calls.resetWidgetConfig, { params, body: { seen } });
    await admin.call(calls.saveWidgetConfig, { params, body: { config: { size: 44 } } });
    expect(await reset(WIDGET_DEFAULTS)).toMatchObject({ status: 409, body: { code: 'settings_changed' } });
    const { config } = (await admin.call(calls.getWidgetConfig, { params })).body;
    expect(config.size).toBe(44);
    expect((await reset(config)).body.config).toEqual(WIDGET_DEFAULTS);
    expect((await reset(config)).status).toBe(200);
  });

  it('tells who changed it last, and when', async () => {
    const { params } = await insertWidgetWebsite(product, admin);
    const lastChange = async () => (await admin.call(calls.getWidgetConfig, { params })).body.lastChange;
    expect(await lastChange()).toBeNull();
    const { client: other, userId: id } = await invitedPerson(product, admin, 'ORG_ADMIN');
    const before = Date.now();
    await other.call(calls.saveWidgetConfig, { params, body: { config: { size: 44 } } });
    const change = await lastChange();
    expect(change?.user).toEqual({ id, name: 'Sam Roy' });
    expect(Math.abs(Date.parse(change?.at ?? '') - before)).toBeLessThan(60_000);
    await admin.call(calls.resetWidgetConfig, { params, body: {} });
    expect((await lastChange())?.user?.id).not.toBe(id);
    await other.call(calls.saveWidgetConfig, { params, body: { config: { size: 45 } } });
    await admin.call(calls.deleteUser, { params: { id } });
    expect(await lastChange()).toMatchObject({ user: null });
  });

  it('offers functions that come later to owners who had chosen all, and keeps the choice of those who had not', async () => {
    const { id, params } = await insertWidgetWebsite(product, admin);
    const basic = { position: 'LEFT', mainColor: '#123456', textColor: '#000000' } as const;
    const stored = async () =>
      (await product.pool.query('select config from widget_configs where website_id = $1', [id])).rows[0].config;
    const save = (features: readonly WidgetFeature[]) =>
      admin.call(calls.saveWidgetConfig, { params, body: { config: { ...basic, features: [...features] } } });
    await save(['links']);
    expect(await stored()).toMatchObject({ features: ['links'] });
    expect((await save(WIDGET_FEATURES)).body.config.features).toEqual(WIDGET_FEATURES);
    expect(await stored()).not.toHaveProperty('features');
  });

  it('resets a stored value that is retired, and only that one', async () => {
    const { id, params } = await insertWidgetWebsite(product, admin);
    const config = { position: 'LEFT', icon: 'retired', size: 44, gone: true };
    await product.pool.query('insert into widget_configs (website_id, config) values ($1, $2)', [id, config]);
    const read = (await admin.call(calls.getWidgetConfig, { params })).body.config;
    expect(read).toEqual({ ...WIDGET_DEFAULTS, position: 'LEFT', size: 44 });
  });

  it('keeps any color as chosen, and delivers the text in the nearest shade that can be read', async () => {
    const { id, uniqueId } = await insertWidgetWebsite(product, admin);
    for (const color of ['#ffeb3b', '#ffffff', '#8a8a8a', '#000000', '#FbFaF7']) {
      const colors = { mainColor: color, textColor: color };
      expect(await post(id, { ...WIDGET_DEFAULTS, ...colors })).toMatchObject({
        status: 200,
        body: { config: colors },
      });
    }
    await post(id, { ...WIDGET_DEFAULTS, mainColor: '#ffeb3b', textColor: '#8a8a8a' });
    const delivered = await waitFor(async () => {
      const config = (await (await fetch(`${product.url}/widget/config/${uniqueId}.json`)).json()) as Record<
        string,
        string
      >;
      return config.mainColor === '#ffeb3b' ? config : undefined;
    }, 'the saved colors');
    expect(contrastRatio(delivered.textColor ?? '', WIDGET_SURFACE)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(delivered.markColor ?? '', WIDGET_SURFACE)).toBeGreaterThanOrEqual(3);
  });

  it('X32, X36: takes nothing but known values of known form', async () => {
    const { id } = await insertWidgetWebsite(product, admin);
    const colors = [
      'red;background:url(//e)',
      'url(//e)',
      '#000</style><img src=x>',
      '#000000</style><img src=x>',
      '#000000;background:url(//e)',
      '#000000\n',
      'x#000000',
      '#00000g',
      'expression(1)',
      '#12345',
      1,
      null,
    ];
    const hostile: Record<string, unknown>[] = [
      ...colors.flatMap((color) => [{ mainColor: color }, { textColor: color }]),
      { mainColor: ['#123456'] },
      { size: 43 },
      { size: 44.5 },
      { size: '48' },
      { offsetX: -1 },
      { offsetY: 401 },
      { icon: 'javascript:1' },
      { language: 'xx' },
      { hideOnPhones: 'yes' },
      { statementUrl: 'javascript:alert(1)' },
      { statementUrl: 'data:text/html,x' },
      { statementUrl: 'https://user:word@example.org/' },
      { statementUrl: 'https://example.org/"><script>' },
      { statementUrl: `https://example.org/${'x'.repeat(2_001)}` },
      { features: [] },
      { features: ['links', 'links'] },
      { features: ['__proto__'] },
      { profiles: 'see' },
      { src: '//evil.example' },
      { live: true },
    ];
    for (const change of hostile)
      expect((await post(id, { ...WIDGET_DEFAULTS, ...change })).status, JSON.stringify(change).slice(0, 60)).toBe(400);
    const raw = '{"config":{"__proto__":{"live":true}}}';
    expect((await admin.send('POST', `/api/widget-configs/${id}`, { body: raw })).status).toBe(400);
  });

  it('X32: a bad value that was stored all the same reaches no page', async () => {
    const { id, uniqueId, domain, params } = await insertWidgetWebsite(product, admin);
    await product.pool.query(`insert into widget_configs (website_id, config) values ($1, $2)`, [
      id,
      {
        mainColor: 'red;background:url(//e)',
        textColor: '#000000;background:url(//e)',
        icon: '</style>',
        statementUrl: 'javascript:1',
        live: false,
        script: '//evil.example',
      },
    ]);
    const delivered = await fetch(`${product.url}/widget/config/${uniqueId}.json`);
    expect(await delivered.json()).toEqual({ v: 1, live: true, ...OFFLINE, domain });
    expect((await admin.call(calls.getWidgetConfig, { params })).body.config).toEqual(WIDGET_DEFAULTS);
  });

  it('is changed by admins alone, and seen by nobody outside', async () => {
    const { params } = await insertWidgetWebsite(product, admin);
    const user = (await invitedPerson(product, admin)).client;
    expect((await user.call(calls.getWidgetConfig, { params })).status).toBe(200);
    expect((await user.call(calls.saveWidgetConfig, { params, body: { config: WIDGET_DEFAULTS } })).status).toBe(403);
    expect((await user.call(calls.resetWidgetConfig, { params, body: {} })).status).toBe(403);
    const stranger = (await signedInPerson(product)).client;
    expect((await stranger.call(calls.getWidgetUniqueId, { params })).status).toBe(404);
    expect((await stranger.call(calls.saveWidgetConfig, { params, body: { config: WIDGET_DEFAULTS } })).status).toBe(
      404,
    );
  });

  it('X40: is not opened by the public id', async () => {
    const { uniqueId } = await insertWidgetWebsite(product, admin);
    const nobody = product.client();
    expect((await nobody.send('GET', `/api/widget-configs/${uniqueId}`)).status).toBe(401);
    const headers = { authorization: `Bearer ${uniqueId}` };
    expect((await nobody.send('GET', '/api/websites', { headers })).status).toBe(401);
  });
});
