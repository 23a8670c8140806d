import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { expect } from 'vitest';
import { stepAt, totpCode } from '../../features/auth/second-factor/totp.ts';
import type { TestProduct } from '../test-product.ts';
import { digest, PASSWORD, signedInPerson } from './people.ts';
import { SoftwarePasskey } from './software-passkey.ts';

/** The authenticator app of a test: every code it returns is a new one. */
export class SoftwareApp {
  private readonly secret: Buffer;
  private shown = 0;

  constructor(base32: string) {
    const bits = [...base32].map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    );
    const bytes = bits.join('').match(/.{8}/g) ?? [];
    this.secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  }

  /** The code of another time, in steps of thirty seconds. */
  at(offset: number): string {
    return totpCode(this.secret, stepAt(new Date()) + offset);
  }

  /**
   * A code that was not used before: the current one, then the next. Both stay valid if the next step starts meanwhile.
   */
  next(): string {
    this.shown += 1;
    if (this.shown > 2) throw new Error('no unused code within the tolerated time');
    return this.at(this.shown - 1);
  }
}

export async function confirmPassword(client: TestClient): Promise<void> {
  expect((await client.call(calls.confirmIdentity, { body: { password: digest(PASSWORD) } })).status).toBe(200);
}

/** Sets up an authenticator app for someone signed in. */
export async function addApp(client: TestClient): Promise<{ app: SoftwareApp; codes: string[] }> {
  await confirmPassword(client);
  const setup = await client.call(calls.beginAuthenticator, {});
  expect(setup.status).toBe(200);
  const app = new SoftwareApp(setup.body.secret);
  const done = await client.call(calls.confirmAuthenticator, { body: { code: app.next() } });
  expect(done.status).toBe(200);
  return { app, codes: done.body.codes ?? [] };
}

export async function addPasskey(product: TestProduct, client: TestClient): Promise<SoftwarePasskey> {
  const passkey = new SoftwarePasskey(product.settings.WEB_URL);
  const options = await client.call(calls.beginPasskey, {});
  expect(options.status).toBe(200);
  const registration = passkey.register(options.body);
  expect((await client.call(calls.addPasskey, { body: { name: 'Phone', registration } })).status).toBe(200);
  return passkey;
}

/** Signed in, with an authenticator app and recovery codes. */
export async function personWithApp(product: TestProduct) {
  const person = await signedInPerson(product);
  return { ...person, ...(await addApp(person.client)) };
}

export async function personWithPasskey(product: TestProduct) {
  const person = await signedInPerson(product);
  await confirmPassword(person.client);
  return { ...person, passkey: await addPasskey(product, person.client) };
}
