import { calls } from '@evenway/contract';
import { waitFor } from '@evenway/testing/wait-for';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { newEmail, signUpBody } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

/** A mail server that responds as instructed, and records what it accepted. */
function difficultServer(answer: (attempt: number) => number | 'hang', mayLogIn: () => boolean = () => true) {
  const accepted: string[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    // Hanging attempts end with the test.
    closeTimeout: 1,
    onAuth(_auth, _session, callback) {
      if (mayLogIn()) return callback(null, { user: 'evenway' });
      callback(Object.assign(new Error('wrong password'), { responseCode: 535 }));
    },
    onRcptTo(_address, _session, callback) {
      attempts += 1;
      const code = answer(attempts);
      if (code === 'hang') return;
      callback(code === 250 ? null : Object.assign(new Error('told so'), { responseCode: code }));
    },
    onData(stream, _session, callback) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        accepted.push(text);
        callback();
      });
    },
  });
  return new Promise<{ url: string; accepted: string[]; attempts: () => number; close(): Promise<void> }>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const { port } = listener.address() as { port: number };
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        accepted,
        attempts: () => attempts,
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}

let product: TestProduct | undefined;
let smtp: Awaited<ReturnType<typeof difficultServer>> | undefined;
afterEach(async () => {
  await Promise.all([smtp?.close(), product?.stop()]);
});

const outbox = async (email: string) => {
  const { rows } = await (product as TestProduct).pool.query('select * from mail_outbox where recipient = $1', [email]);
  return rows[0];
};
/** Runs the next attempt now instead of waiting for it. */
const retryNow = () => (product as TestProduct).pool.query('update graphile_worker._private_jobs set run_at = now()');

describe('a mail', () => {
  it('R09: waits while the server refuses for now, and then arrives once with a link of full life', async () => {
    smtp = await difficultServer((attempt) => (attempt <= 2 ? 451 : 250));
    product = await startTestProduct({ SMTP_URL: smtp.url });
    const email = newEmail();
    expect((await product.client().call(calls.signUp, { body: signUpBody(email) })).status).toBe(200);
    await waitFor(async () => ((await outbox(email))?.last_error ? true : undefined), 'the first attempt');
    await product.pool.query("update mailed_links set expires_at = now() + interval '1 minute'");
    await waitFor(async () => {
      await retryNow();
      return (await outbox(email)).sent_at ?? undefined;
    }, 'the mail to leave');
    expect(smtp.accepted).toHaveLength(1);
    const { rows } = await product.pool.query(
      'select extract(epoch from expires_at - now())::int as seconds from mailed_links',
    );
    expect(rows[0].seconds).toBeGreaterThan(14 * 60);
  });

  it('R09: is set aside when the server refuses it for good', async () => {
    smtp = await difficultServer(() => 550);
    product = await startTestProduct({ SMTP_URL: smtp.url });
    const email = newEmail();
    await product.client().call(calls.signUp, { body: signUpBody(email) });
    await waitFor(async () => (await outbox(email))?.failed_at ?? undefined, 'the mail to be set aside');
    expect((await outbox(email)).last_error).toContain('told so');
    expect(smtp.attempts()).toBe(1);
  });

  it('R09: waits while the server refuses our login, which says nothing about the mail', async () => {
    let mayLogIn = false;
    smtp = await difficultServer(
      () => 250,
      () => mayLogIn,
    );
    product = await startTestProduct({ SMTP_URL: smtp.url.replace('smtp://', 'smtp://evenway:old@') });
    const email = newEmail();
    await product.client().call(calls.signUp, { body: signUpBody(email) });
    await waitFor(async () => (await outbox(email))?.last_error ?? undefined, 'the refused login');
    expect(await outbox(email)).toMatchObject({ failed_at: null, last_error: expect.stringContaining('535') });
    mayLogIn = true;
    await waitFor(async () => {
      await retryNow();
      return (await outbox(email)).sent_at ?? undefined;
    }, 'the mail to leave');
  });

  it('R09: leaves the answer alone while the server is down or hangs', async () => {
    smtp = await difficultServer(() => 'hang');
    product = await startTestProduct({ SMTP_URL: smtp.url });
    const email = newEmail();
    expect((await product.client().call(calls.signUp, { body: signUpBody(email) })).status).toBe(200);
    const down = await product.another({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const other = newEmail();
    expect((await down.client().call(calls.signUp, { body: signUpBody(other) })).status).toBe(200);
    expect(await outbox(email)).toMatchObject({ recipient: email, sent_at: null, failed_at: null });
    expect(await outbox(other)).toMatchObject({ recipient: other, sent_at: null, failed_at: null });
    await down.stop();
  });

  it('Y11: holds up no other job while the server hangs', async () => {
    smtp = await difficultServer(() => 'hang');
    product = await startTestProduct({ SMTP_URL: smtp.url });
    const { pool } = product;
    // More than the workers of a runner can hold before the wait below is over.
    for (let mail = 0; mail < 9; mail += 1) await product.client().call(calls.signUp, { body: signUpBody(newEmail()) });
    await pool.query("select graphile_worker.add_job('clean_up')");
    await waitFor(async () => {
      const { rows } = await pool.query("select from graphile_worker.jobs where task_identifier = 'clean_up'");
      return rows.length === 0 || undefined;
    }, 'the other job');
  });

  it('2.3.3, 16.5.1: exists only with the account it tells of, and the account only with its mail', async () => {
    product = await startTestProduct();
    await product.pool.query('alter table mail_outbox add constraint never check (false) not valid');
    const email = newEmail();
    const answer = await product.client().call(calls.signUp, { body: signUpBody(email) });
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toMatch(/mail_outbox|constraint|insert/i);
    const { rows } = await product.pool.query(
      'select (select count(*) from users) + (select count(*) from organizations) as left_over',
    );
    expect(Number(rows[0].left_over)).toBe(0);
  });
});
