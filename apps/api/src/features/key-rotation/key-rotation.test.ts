import { spawnSync } from 'node:child_process';
import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directUrl, parseSettings } from '../../config/settings.ts';
import { deriveKeys, findLinkSecret, hashSecret, linkSecret, storedLinkSecret } from '../../platform/crypto/keys.ts';
import {
  digest,
  mailedToken,
  newEmail,
  PASSWORD,
  signedInPerson,
  signUpBody,
  verifiedPerson,
} from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { countPasswordsByPepper } from '../users/user-repository.ts';
import { runKeysCommand } from './keys-command.ts';
import { addKey, describeKeys, removeKey } from './rotate-keys.ts';

let product: TestProduct;
let rotated: Awaited<ReturnType<TestProduct['another']>>;
/** The settings of the two steps. */
let peppers: ReturnType<typeof addKey>;
let secrets: ReturnType<typeof addKey>;
let pepper: string;
let secret: string;
beforeAll(async () => {
  product = await startTestProduct();
  peppers = addKey(product.settings.PASSWORD_PEPPER);
  secrets = addKey(product.settings.APP_SECRET);
  pepper = peppers.used;
  secret = secrets.used;
  rotated = await product.another({ PASSWORD_PEPPER: pepper });
});
afterAll(async () => {
  await rotated.stop();
  await product.stop();
});

const logIn = async (client: TestClient, email: string, password = PASSWORD) =>
  (await client.call(calls.logIn, { body: { email, password: digest(password) } })).status;
const hashOf = async (email: string): Promise<string> =>
  (await product.pool.query('select password_hash from users where email = $1', [email])).rows[0].password_hash;
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('O01: two servers that are restarted one after another, from keys without a name', () => {
  type Keys = { PASSWORD_PEPPER: string; APP_SECRET: string };

  it('let everyone in, at every moment', async () => {
    const old: Keys = product.settings;
    const known: Keys = { PASSWORD_PEPPER: peppers.known, APP_SECRET: secrets.known };
    const used: Keys = { PASSWORD_PEPPER: pepper, APP_SECRET: secret };
    expect(known.PASSWORD_PEPPER).toBe(`:${old.PASSWORD_PEPPER},${pepper.split(',:')[0]}`);
    const servers = [await product.another(old), await product.another(old)] as const;
    const running = [...servers];
    // Whose password has not moved yet, and whose token was signed before.
    const waiting: Awaited<ReturnType<typeof signedInPerson>>[] = [];
    for (let person = 0; person < 10; person++) waiting.push(await signedInPerson(product));

    async function expectOpenDoors() {
      const [stays, next] = [waiting[0], waiting.pop()];
      for (const [at, server] of running.entries()) {
        expect(await logIn(server.client(), next?.email ?? '')).toBe(200);
        expect(await logIn(server.client(), next?.email ?? '', 'Wrong111!')).toBe(401);
        const token = (
          await server.client().call(calls.logIn, { body: { email: stays?.email ?? '', password: digest(PASSWORD) } })
        ).body.token;
        const other = running[1 - at]?.client();
        expect((await other?.call(calls.validateToken, {}, bearer(token)))?.status).toBe(200);
        expect((await other?.call(calls.validateToken, {}, bearer(next?.token ?? '')))?.status).toBe(200);
      }
    }

    await expectOpenDoors();
    for (const keys of [known, used])
      for (const at of [0, 1] as const) {
        await running[at]?.stop();
        running[at] = await product.another(keys);
        await expectOpenDoors();
      }
    for (const server of running) await server.stop();
  });

  it.each<[string, (keys: Keys) => Keys, RegExp]>([
    [
      'a key that got a name',
      (keys) => ({ ...keys, PASSWORD_PEPPER: `k7:${keys.PASSWORD_PEPPER}` }),
      /PASSWORD_PEPPER has a key as k7 that has been in use without a name/,
    ],
    [
      'a secret that got a name',
      (keys) => ({ ...keys, APP_SECRET: `k7:${keys.APP_SECRET}` }),
      /APP_SECRET has a key as k7 that has been in use without a name/,
    ],
    [
      'another key of an old name',
      (keys) => ({ ...keys, PASSWORD_PEPPER: 'x'.repeat(40) }),
      /another key without a name than before/,
    ],
  ])('do not start with %s, and say why', async (_, change, why) => {
    await expect(product.another(change(product.settings))).rejects.toThrow(why);
  });
});

describe('Y25: another pepper', () => {
  it('keeps every password, and moves each to it at the next sign-in', async () => {
    const { email } = await verifiedPerson(product);
    expect(await hashOf(email)).toMatch(/^\$argon2id\$/);
    expect(await logIn(rotated.client(), email, 'Wrong111!')).toBe(401);
    expect(await hashOf(email)).toMatch(/^\$argon2id\$/);
    expect(await logIn(rotated.client(), email)).toBe(200);
    const moved = await hashOf(email);
    expect(moved).toMatch(/^k1\$argon2id\$/);
    expect(await logIn(rotated.client(), email)).toBe(200);
    // Once is enough.
    expect(await hashOf(email)).toBe(moved);
    expect(await logIn(rotated.client(), email, 'Wrong111!')).toBe(401);
  });

  it('refuses nobody who signs in several times at once', async () => {
    const { email } = await verifiedPerson(product);
    const statuses = await Promise.all(Array.from({ length: 4 }, () => logIn(rotated.client(), email)));
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  it('is what new passwords rest on', async () => {
    const email = newEmail();
    await rotated.client().call(calls.signUp, { body: signUpBody(email) });
    expect(await hashOf(email)).toMatch(/^k1\$argon2id\$/);
  });

  it('ends what rested on one that is removed, and counts it before', async () => {
    const [stays, ends] = [await verifiedPerson(product), await verifiedPerson(product)];
    await logIn(rotated.client(), stays.email);
    const counts = await countPasswordsByPepper(product.platform.database);
    const { rows } = await product.pool.query(
      `select count(*)::int as n from users where password_hash like '$argon2%'`,
    );
    expect(counts.get('')).toBe(rows[0].n);
    expect(describeKeys(pepper, counts).join('\n')).toMatch(new RegExp(`without a name.*older.*${rows[0].n} password`));

    const without = await product.another({ PASSWORD_PEPPER: removeKey(pepper, '') });
    expect(await logIn(without.client(), stays.email)).toBe(200);
    expect(await logIn(without.client(), ends.email)).toBe(401);
    // Its owner gets in with a reset.
    await without.client().call(calls.forgotPassword, { body: { email: ends.email } });
    const token = await mailedToken(product, ends.email, /reset/i);
    await without.client().call(calls.resetPassword, { query: { token }, body: { newPassword: digest('Renewed77!') } });
    expect(await logIn(without.client(), ends.email, 'Renewed77!')).toBe(200);
    await without.stop();
  });
});

describe('Y25: another secret', () => {
  // Not before: its jobs open links that a server without the new key cannot write into mails.
  let renewed: typeof rotated;
  beforeAll(async () => {
    renewed = await product.another({ APP_SECRET: secret });
  });
  afterAll(() => renewed.stop());

  it('keeps tokens that were signed before, and names itself in new ones', async () => {
    const { client, email, token } = await signedInPerson(product);
    expect(decodeProtectedHeader(token).kid).toBeUndefined();
    const there = renewed.client();
    there.takeCookies(client);
    expect((await there.call(calls.validateToken, {}, bearer(token))).status).toBe(200);
    const next = await there.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    expect(decodeProtectedHeader(next.body.token).kid).toBe('k1');
    expect((await there.call(calls.validateToken, {}, bearer(next.body.token))).status).toBe(200);
    // A server that does not know the new key yet.
    expect((await product.client().call(calls.validateToken, {}, bearer(next.body.token))).status).toBe(401);
  });

  it('ends tokens of a secret that is removed', async () => {
    const { token } = await signedInPerson(product);
    const without = await product.another({ APP_SECRET: removeKey(secret, '') });
    expect((await without.client().call(calls.validateToken, {}, bearer(token))).status).toBe(401);
    await without.stop();
  });

  it('keeps links that were opened before, also in mails that leave after', async () => {
    const email = newEmail();
    await product.client().call(calls.signUp, { body: signUpBody(email) });
    const token = await mailedToken(product, email, /verify/i);
    expect((await renewed.client().call(calls.verifyEmail, { query: { token } })).status).toBe(200);
    const opened = linkSecret(deriveKeys(product.settings.APP_SECRET).link, 'a link');
    const keys = deriveKeys(secret).link;
    expect(storedLinkSecret(keys, 'a link', hashSecret(opened))).toBe(opened);
    expect(linkSecret(keys, 'a link')).not.toBe(opened);
    // One whose key was removed is never replaced by another that opens nothing.
    const [newest] = keys;
    expect(findLinkSecret([newest], 'a link', hashSecret(opened))).toBeNull();
    expect(() => storedLinkSecret([newest], 'a link', hashSecret(opened))).toThrow('not in APP_SECRET any more');
  });
});

describe('Y25: the command', () => {
  const environment = () => ({
    DATABASE_URL: directUrl(product.settings),
    PASSWORD_PEPPER: pepper,
    APP_SECRET: secret,
  });
  /** As a person runs it. Other arguments are tested without a process, which takes seconds to start. */
  const start = (...args: string[]) =>
    spawnSync('node_modules/.bin/tsx', ['apps/api/src/commands/rotate-keys.ts', ...args], {
      cwd: new URL('../../../../..', import.meta.url),
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...environment() },
    });
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    await runKeysCommand(args, parseSettings(environment()), (line) => void lines.push(line));
    return lines.join('\n');
  };

  it('tells what rests on which key, writes the next setting, and says what a removal would end', async () => {
    const report = await run();
    expect(report).toMatch(/PASSWORD_PEPPER\n {2}k1: newest.*\n {2}\(without a name\): older.*\d+ passwords?\n/);
    expect(report).not.toContain(product.settings.PASSWORD_PEPPER);
    const [, known, , used] = (await run('PASSWORD_PEPPER')).split('\n');
    expect(known).toMatch(/^PASSWORD_PEPPER=k1:[0-9a-f]{64},k2:[0-9a-f]{64},:a pepper/);
    expect(used).toMatch(/^PASSWORD_PEPPER=k2:[0-9a-f]{64},k1:[0-9a-f]{64},:a pepper/);
    expect(() => removeKey(secret, 'k9')).toThrow(/no key of that name/);
    await expect(run('SOMETHING')).rejects.toThrow(/npm run keys:rotate/);
    await expect(run('APP_SECRET', '--remove', 'k1')).rejects.toThrow(/in use/);
  });

  it('says it on the line, and ends with a failure where it cannot', () => {
    const removal = start('PASSWORD_PEPPER', '--remove', '');
    expect(removal.status).toBe(0);
    expect(removal.stdout).toMatch(/^\d+ passwords? would end with \(without a name\)/);
    expect(removal.stdout).toMatch(/PASSWORD_PEPPER=k1:[0-9a-f]{64}\n$/);
    const refused = start('APP_SECRET', '--remove', 'k1');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/in use/);
    expect(refused.stderr).not.toContain(secret.slice(0, 20));
  });
});
