import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalServices, startLocalServices } from './index.ts';

const DOCS = { name: 'API description', description: 'Every call', path: '/api/docs' } as const;

describe('the local mail inbox', () => {
  let dataDir: string;
  let services: LocalServices;
  let app: FastifyInstance;

  const start = async () => {
    services = await startLocalServices({ dataDir, database: false, mail: true, product: [DOCS] });
    app = fastify();
    // Like the surrounding application, whose policy must not win on the local pages.
    app.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', "default-src 'self'");
      reply.header('x-frame-options', 'DENY');
    });
    await app.register(services.pages);
  };

  const stop = async () => {
    await app.close();
    await services.stop();
  };

  const send = (mail: SendMailOptions) =>
    createTransport(services.smtpUrl).sendMail({ from: 'Evenway <hello@evenway.test>', ...mail });

  const get = async (url: string) => (await app.inject({ url })).body;
  const mails = async (query = '') => JSON.parse(await get(`/local/mail.json${query}`));

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'evenway-mail-'));
    await start();
  });

  afterEach(async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is listed at one address, with what of the product is worth opening', async () => {
    const page = await get('/local');
    for (const { name, description, path } of [
      DOCS,
      { name: 'Mail', description: 'Every mail', path: '/local/mail' },
    ]) {
      expect(page).toMatch(new RegExp(`<a href="${path}">${name}.*</a><span>${description}`));
    }
  });

  it('shows what was sent over SMTP, newest first, as a page and as data', async () => {
    await send({ to: 'Ada <ada@example.test>', subject: 'Première', text: 'Bonjour' });
    await send({
      to: 'bob@example.test',
      bcc: 'hidden@example.test',
      subject: 'Verify your address',
      text: 'Open (https://evenway.test/verify?token=a-b_c&x=1). Or http://evenway.test/help.',
      html: '<p>Hello <b>Bob</b></p>',
    });
    const [newest, oldest] = await mails();
    expect(newest).toMatchObject({
      to: 'bob@example.test, hidden@example.test',
      subject: 'Verify your address',
      links: ['https://evenway.test/verify?token=a-b_c&x=1', 'http://evenway.test/help'],
      html: expect.stringContaining('<b>Bob</b>'),
    });
    expect(oldest).toMatchObject({
      to: 'ada@example.test',
      subject: 'Première',
      text: expect.stringMatching(/^Bonjour/),
    });
    expect(Date.now() - Date.parse(newest.at)).toBeLessThan(10_000);
    const page = await get('/local/mail');
    expect(page.indexOf('Verify your address')).toBeLessThan(page.indexOf('Première'));
    expect(await get(`/local/mail/${newest.id}`)).toContain('href="https://evenway.test/verify?token=a-b_c&amp;x=1"');
  });

  it('answers for one address only when asked', async () => {
    await send({ to: 'ada@example.test', subject: 'One', text: '-' });
    await send({ to: 'bob@example.test', subject: 'Two', text: '-' });
    expect(await mails('?to=ADA@example.test')).toMatchObject([{ subject: 'One' }]);
    expect(await mails('?to=nobody@example.test')).toEqual([]);
  });

  it('lets a sender with credentials in', async () => {
    const transport = createTransport(services.smtpUrl?.replace('://', '://user:password@'));
    await transport.sendMail({ from: 'a@example.test', to: 'b@example.test', subject: 'Signed in', text: '-' });
    expect(await mails()).toHaveLength(1);
  });

  it('keeps the mails over a restart, and passes over a broken file', async () => {
    await send({ to: 'ada@example.test', subject: 'Kept', text: '-' });
    await stop();
    await writeFile(path.join(dataDir, 'mail', '99999999999999999-broken.json'), '{"id":');
    await start();
    expect(await mails()).toMatchObject([{ subject: 'Kept' }]);
  });

  it('forgets them when told to', async () => {
    await send({ to: 'ada@example.test', subject: 'Gone', text: '-' });
    expect((await app.inject({ method: 'DELETE', url: '/local/mail.json' })).statusCode).toBe(204);
    expect(await mails()).toEqual([]);
    expect(await readdir(path.join(dataDir, 'mail'))).toEqual([]);
    expect(await get('/local/mail')).toContain('No mail yet');
  });

  it('runs nothing that a mail brings along', async () => {
    const attack = '"><script>alert(1)</script>';
    await send({ to: 'ada@example.test', subject: attack, text: `${attack} https://x.test/"onclick="a`, html: attack });
    const [{ id }] = await mails();
    for (const url of ['/local/mail', `/local/mail/${id}`]) {
      const { body, headers } = await app.inject({ url });
      expect(body).not.toContain('<script');
      expect(body).not.toContain('"onclick');
      expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    }
    const framed = await app.inject({ url: `/local/mail/${id}/html` });
    expect(framed.body).toMatch(/^<base target="_blank">/);
    expect(framed.headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src data:.*sandbox allow-popups/,
    );
    expect(framed.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(await get(`/local/mail/${id}`)).not.toContain('allow-scripts');
  });

  it('lists the services, and says so when a mail is gone', async () => {
    expect(await get('/local')).toContain('href="/local/mail"');
    expect((await app.inject({ url: '/local/style.css' })).headers['content-type']).toContain('text/css');
    expect((await app.inject({ url: '/local/mail/unknown' })).statusCode).toBe(404);
  });
});
