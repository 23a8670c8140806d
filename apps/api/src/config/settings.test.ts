import { readFileSync } from 'node:fs';
import { productionSettings as production } from '@evenway/testing/production-settings';
import { describe, expect, it } from 'vitest';
import { envExample } from './env-example.ts';
import {
  configuredPayments,
  configuredProviders,
  parseSettings,
  publicSettings,
  type ResolvedSettings,
  readKnownSettings,
  resolveBookingUrls,
  type Settings,
  servesAsOwner,
  settingsProblems,
} from './settings.ts';
import { settingsSchema } from './settings-schema.ts';

const resolved = (settings: Settings) =>
  ({
    ...settings,
    providers: configuredProviders(settings),
    bookingUrls: resolveBookingUrls(settings),
  }) as ResolvedSettings;

const noDemo = { services: false, demoAccounts: [] };

describe('settings', () => {
  it('need nothing on a development machine', () => {
    const settings = parseSettings({});
    expect(settings).toMatchObject({
      PORT: 3000,
      WEB_URL: 'http://localhost:3000',
      API_URL: 'http://localhost:3000',
      isProduction: false,
    });
    expect(publicSettings(resolved(settings), noDemo)).toMatchObject({ apiUrl: '/api', brand: { name: 'Evenway' } });
  });

  it('follow the port, and take an API on its own host', () => {
    expect(parseSettings({ PORT: '3001' }).WEB_URL).toBe('http://localhost:3001');
    const apart = parseSettings({ ...production, API_URL: 'https://api.example.org' });
    expect(publicSettings(resolved(apart), noDemo).apiUrl).toBe('https://api.example.org/api');
  });

  it('tell everything that production misses at once', () => {
    expect(() => parseSettings({ NODE_ENV: 'production' })).toThrowError(
      /WEB_URL is missing[\s\S]*DATABASE_URL is missing[\s\S]*SMTP_URL is missing[\s\S]*APP_SECRET is missing[\s\S]*PASSWORD_PEPPER is missing[\s\S]*STRIPE_SECRET_KEY is missing[\s\S]*STRIPE_WEBHOOK_SECRET is missing[\s\S]*CONTACT_EMAIL is missing/,
    );
    expect(() => parseSettings({ ...production, WEB_URL: 'http://app.example.org' })).toThrowError(/https/);
  });

  it('name what a process does, all of it by default, and need less where that is migrating alone', () => {
    const rolesOf = (SERVER_ROLES: string) => parseSettings({ ...production, SERVER_ROLES }).SERVER_ROLES;
    expect(rolesOf('')).toEqual(['web', 'jobs', 'migrations']);
    expect(rolesOf('jobs, web')).toEqual(['web', 'jobs']);
    expect(() => rolesOf('web,worker')).toThrowError(/SERVER_ROLES must be some of web, jobs, migrations/);
    const { NODE_ENV, DATABASE_URL } = production;
    expect(parseSettings({ NODE_ENV, DATABASE_URL, SERVER_ROLES: 'migrations' }).SERVER_ROLES).toEqual(['migrations']);
    expect(() => parseSettings({ NODE_ENV, SERVER_ROLES: 'migrations' })).toThrowError(/DATABASE_URL is missing/);
    expect(() => parseSettings({ SERVER_ROLES: 'jobs' })).toThrowError(/SERVER_ROLES needs DATABASE_URL/);
  });

  it('are told with everything that would stop a start, for the doctor', () => {
    expect(settingsProblems(production)).toEqual([]);
    expect(settingsProblems({ ...production, PORT: 'a door', SMTP_URL: '' })).toEqual([
      'SMTP_URL is missing',
      'PORT must be a number',
    ]);
    const { DATABASE_URL } = production;
    expect(settingsProblems({ DATABASE_URL, SERVER_ROLES: 'migrations' })).toEqual([]);
    expect(readKnownSettings({ PORT: 'a door', DRAIN_SECONDS: '7' })).toMatchObject({
      DRAIN_SECONDS: 7,
      HOST: 'localhost',
    });
  });

  it('Y18: are never live ones beside the local services', () => {
    for (const [name, value] of [
      ['WEB_URL', 'https://app.example.org'],
      ['STRIPE_SECRET_KEY', 'sk_live_x'],
      ['STRIPE_SECRET_KEY', 'rk_live_x'],
    ] as const) {
      const given = { [name]: value, STRIPE_WEBHOOK_SECRET: 'whsec_x' };
      for (const NODE_ENV of [undefined, '', 'development', 'test'])
        expect(() => parseSettings({ ...given, NODE_ENV }), value).toThrowError(
          new RegExp(`${name}.*NODE_ENV=production`),
        );
      expect(parseSettings({ ...production, ...given }).isProduction).toBe(true);
    }
    const test = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    expect(parseSettings({ WEB_URL: 'https://localhost:3000', ...test }).isProduction).toBe(false);
  });

  it('know whether one role serves and owns the tables, which a process that leaves migrations to others cannot', () => {
    const { DATABASE_URL } = production;
    const servesSo = (change: Record<string, string>) => servesAsOwner(parseSettings({ ...production, ...change }));
    expect(servesSo({})).toBe(true);
    expect(servesSo({ DATABASE_OWNER_URL: 'postgresql://owner@db.example.org/evenway' })).toBe(false);
    expect(servesSo({ DATABASE_DIRECT_URL: 'postgresql://direct.example.org/evenway' })).toBe(true);
    expect(
      servesSo({ DATABASE_DIRECT_URL: 'postgresql://direct.example.org/evenway', DATABASE_OWNER_URL: DATABASE_URL }),
    ).toBe(false);
    expect(servesSo({ SERVER_ROLES: 'web,jobs' })).toBe(false);
  });

  it('Y17: know whether people open the application on this machine only', () => {
    expect(parseSettings({}).isOnThisMachine).toBe(true);
    expect(parseSettings({ WEB_URL: 'http://192.168.1.5:3000' }).isOnThisMachine).toBe(false);
    expect(parseSettings(production).isOnThisMachine).toBe(false);
  });

  it('O18: never speak a library’s language', () => {
    for (const name of Object.keys(settingsSchema.shape))
      for (const value of [' ', '-1', '1e9', 'wrong', 'Shop <us@example.org>'])
        for (const problem of settingsProblems({ [name]: value }))
          expect(problem, `${name}=${value}`).not.toMatch(/expected|Invalid|Too (?:small|big)|NaN/);
    expect(() => parseSettings({ RATE_LIMIT_FACTOR: '0' })).toThrow('RATE_LIMIT_FACTOR must be above 0');
    expect(() => parseSettings({ PORT: '70000' })).toThrow('PORT must be between 1 and 65535');
    expect(() => parseSettings({ MAIL_FROM: 'Shop <us@example.org>' })).toThrow('BRAND_NAME is the name');
  });

  it('O10: name the proxy that is none, in one line', () => {
    const proxies = (list: string) => parseSettings({ TRUSTED_PROXIES: list }).TRUSTED_PROXIES;
    expect(proxies('')).toEqual([]);
    expect(proxies('loopback, 10.0.0.0/8,fc00::/7,203.0.113.7')).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fc00::/7',
      '203.0.113.7',
    ]);
    for (const wrong of ['banana', '10.0.0.0/99', '10.0.0.0/x', 'fc00::/129', 'app.example.com'])
      expect(() => proxies(`loopback,${wrong}`)).toThrow(`TRUSTED_PROXIES names ${wrong}, which is no address`);
  });

  it('say what is wrong with a value, by name', () => {
    expect(() => parseSettings({ PORT: 'many', DATABASE_URL: 'mysql://x' })).toThrowError(
      /PORT must be a number[\s\S]*DATABASE_URL must be a postgresql:\/\/ address/,
    );
  });

  it('never send a key that could move money to an address of our own', () => {
    const at = (change: Record<string, string>) => () =>
      configuredPayments(
        parseSettings({
          STRIPE_WEBHOOK_SECRET: 'whsec_x',
          STRIPE_API_BASE: 'http://127.0.0.1:9',
          STRIPE_SECRET_KEY: 'sk_test_x',
          ...change,
        }),
      );
    expect(at({})()).toMatchObject({ apiBase: 'http://127.0.0.1:9' });
    expect(at({ STRIPE_SECRET_KEY: 'rk_test_x' })).toThrowError(/test key/);
    expect(at({ STRIPE_API_BASE: 'https://payments.example' })).toThrowError(/on this machine/);
    expect(() => configuredPayments(parseSettings({ STRIPE_SECRET_KEY: 'sk_test_x' }))).toThrowError(/belong together/);
    expect(() =>
      configuredPayments(parseSettings({ ...production, STRIPE_API_BASE: 'http://127.0.0.1:9' })),
    ).toThrowError(/development only/);
  });

  it('take a booking page that is set, then the stand-in; production without one offers no such meeting', () => {
    const standIn = { 30: 'http://127.0.0.1:9/evenway/30min', 60: 'http://127.0.0.1:9/evenway/60min' } as const;
    const half = parseSettings({ BOOKING_URL_30: 'https://cal.example.org/us/half/' });
    expect(resolveBookingUrls(half, standIn)).toEqual({ 30: 'https://cal.example.org/us/half', 60: standIn[60] });
    const offered = (change: Record<string, string>) => resolveBookingUrls(parseSettings({ ...production, ...change }));
    expect(offered({})).toEqual({ 30: null, 60: null });
    expect(offered({ BOOKING_URL_60: 'https://cal.com/us' })).toEqual({ 30: null, 60: 'https://cal.com/us' });
    expect(JSON.stringify(publicSettings(resolved(parseSettings({})), noDemo).brand.bookingUrls)).toContain('http');
  });

  it('O04: send customers of a production server nowhere that its operator has not named', () => {
    const { brand, apiUrl } = publicSettings(resolved(parseSettings(production)), noDemo);
    const { name, legalEntity, ...addresses } = brand;
    expect({ apiUrl, ...addresses }).toEqual({
      apiUrl: '/api',
      contactEmail: production.CONTACT_EMAIL,
      supportEmail: production.CONTACT_EMAIL,
      networkUrl: null,
      bookingUrls: { 30: null, 60: null },
    });
    expect(parseSettings({}).NETWORK_URL).toMatch(/^https:/);
  });

  it('treat an empty value as not set', () => {
    expect(parseSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it('are all in .env.example', () => {
    expect(readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')).toBe(envExample());
  });
});
