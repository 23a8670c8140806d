import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalServices, startLocalServices } from '../index.ts';
import type { Meeting } from './meeting.ts';
import { offerTimes } from './offer-times.ts';

let dataDir: string;
let services: LocalServices;
let app: FastifyInstance;

const start = async () => {
  const booking = { webUrl: 'http://localhost:3000' };
  services = await startLocalServices({ dataDir, database: false, mail: false, booking });
  app = fastify();
  await app.register(services.pages);
};
const stop = async () => {
  await app.close();
  await services.stop();
};
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'evenway-booking-'));
  await start();
});
afterEach(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});

const address = (minutes: 30 | 60) => services.bookingUrls?.[minutes] ?? '';
const meetings = async () => (await app.inject('/local/booking.json')).json<Meeting[]>();
const offered = async (url: string) => {
  const page = await (await fetch(url)).text();
  return [...page.matchAll(/name="start" value="([^"]+)"/g)].map(([, time]) => time ?? '');
};
const book = async (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ name: 'Ada', email: 'ada@example.test', ...fields }) });

describe('the stand-in for the booking service', () => {
  it('books a time once, tells so under the name the frame was opened with, and offers it no more', async () => {
    const url = `${address(30)}/embed?embed=30min&theme=dark`;
    const [time = ''] = await offered(url);
    const answer = await book(url, { start: time });
    expect(answer.url).toMatch(/\/booking\/[\w-]+\/embed\?embed=30min&theme=dark$/);
    expect(await answer.text()).toContain('Your meeting is booked');
    expect(await meetings()).toMatchObject([{ minutes: 30, start: time, name: 'Ada', namespace: '30min' }]);

    expect(await offered(url)).not.toContain(time);
    expect(await offered(address(60))).not.toContain(time);
    const again = await book(url, { start: time });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('This time is not free');
    expect(await meetings()).toHaveLength(1);
  });

  it('may stand in a frame of the product at its embed address, and nowhere else', async () => {
    const policy = async (url: string) => (await fetch(url)).headers.get('content-security-policy');
    expect(await policy(`${address(60)}/embed`)).toContain(
      'frame-ancestors http://localhost:3000 http://127.0.0.1:3000',
    );
    expect(await policy(address(60))).toContain("frame-ancestors 'none'");
  });

  it('writes times in the zone and the language of the one who books', async () => {
    const page = async (query: string) => (await fetch(`${address(60)}/embed?${query}`)).text();
    const [time = ''] = await offered(address(60));
    const hour = new Date(time).toLocaleTimeString('fr-FR', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Tokyo',
    });
    const french = await page('lang=fr&cal.tz=Asia/Tokyo');
    expect(french).toContain('<html lang="fr"');
    expect(french).toContain('Réserver 60 minutes');
    expect(french).toContain('heure normale du Japon');
    expect(french).toContain(`value="${time}" required> ${hour}`);
    expect(await page('lang=tlh&cal.tz=Moon/Crater')).toContain('Book 60 minutes');
    const booked = await book(`${address(60)}/embed?lang=fr&cal.tz=Asia/Tokyo`, { start: time });
    expect(await booked.text()).toContain('Votre rendez-vous est réservé');
  });

  it('says what is missing and keeps what was typed', async () => {
    const [time = ''] = await offered(address(60));
    const answer = await book(address(60), { start: time, email: '"><script>' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Enter an email address');
    expect(page).toContain('value="Ada"');
    expect(page).not.toContain('<script>');
  });

  it('keeps its address and its meetings over a restart', async () => {
    const before = address(30);
    const [time = ''] = await offered(before);
    await book(before, { start: time });
    await stop();
    await start();
    expect(address(30)).toBe(before);
    expect(await meetings()).toMatchObject([{ start: time, namespace: null }]);
    expect((await app.inject('/local/booking')).body).toContain('30 minutes with Ada');
  });

  it('offers working days only', () => {
    const friday = new Date(2024, 4, 3, 12);
    const days = offerTimes(30, [], friday).map(([first]) => first?.getDay());
    expect(days).toEqual([1, 2, 3]);
  });
});
