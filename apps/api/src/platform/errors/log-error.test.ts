import { calls } from '@evenway/contract';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, signUpBody } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { logError, redact } from './log-error.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterAll(() => product.stop());

describe('Y05: the log', () => {
  it.each([
    [
      'a constraint',
      'alter table mail_outbox add constraint never check (false) not valid',
      'alter table mail_outbox drop constraint never',
    ],
    [
      'a missing column',
      'alter table users rename column first_name to given_name',
      'alter table users rename column given_name to first_name',
    ],
    [
      'a missing table',
      'alter table mail_outbox rename to mail_outbox_gone',
      'alter table mail_outbox_gone rename to mail_outbox',
    ],
    [
      'a wrong type',
      'alter table mail_outbox alter column params type integer using 0',
      `alter table mail_outbox alter column params type jsonb using '{}'`,
    ],
  ])('says that a query failed by %s, and none of the values it was made with', async (_kind, damage, repair) => {
    await product.pool.query(damage);
    const body = signUpBody(newEmail());
    const from = product.log.length;
    const { status } = await product.client().call(calls.signUp, { body });
    await product.pool.query(repair);
    expect(status).toBe(500);
    const logged = product.log.slice(from).join('');
    expect(logged).toContain('request failed');
    expectNothingOf(body, logged);
  });

  it('says that a mail was refused, and not to whom', async () => {
    const body = signUpBody(newEmail());
    const from = product.log.length;
    const logged = () => product.log.slice(from).join('');
    expect((await product.client().call(calls.signUp, { body })).status).toBe(200);
    await waitFor(async () => logged().includes('send_mail') || undefined, 'the failed job');
    expectNothingOf(body, logged());
  });

  it('keeps what helps: type, code, constraint, frames and causes', () => {
    const cause = Object.assign(new Error('duplicate key: Key (email)=(a@b.co) already exists'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(a@b.co) already exists.',
    });
    const logged = logError(new TypeError('Failed query: insert into "users"\nparams: a@b.co,Ann', { cause }));
    expect(logged).toMatchObject({ type: 'TypeError', cause: { code: '23505', constraint: 'users_email' } });
    expect(logged.stack).toContain('log-error.test');
    expect(JSON.stringify(logged)).not.toMatch(/a@b|Ann|detail/);
  });

  it('redacts addresses, quoted values and everything long enough to be a key', () => {
    expect(redact('550 <ann@example.com>: no such user')).toBe('550 <[address]>: no such user');
    expect(redact(`token ${'a'.repeat(43)} refused`)).toBe('token [secret] refused');
    expect(redact('invalid input syntax for type uuid: "ann"')).toBe('invalid input syntax for type uuid: [value]');
  });
});

function expectNothingOf(body: ReturnType<typeof signUpBody>, logged: string): void {
  const values = Object.values(body).filter((value): value is string => typeof value === 'string' && value.length > 3);
  for (const value of values) expect(logged).not.toContain(value);
}
