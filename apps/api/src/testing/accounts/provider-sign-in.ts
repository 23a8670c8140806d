import { completeSignIn } from '@evenway/local-services/complete-sign-in';
import type { TestClient } from '@evenway/testing/test-client';
import { expect } from 'vitest';

type ProviderFields = Exclude<Parameters<typeof completeSignIn>[1], string>;

/** What a provider knows about someone. */
export const providerPerson = (email: string, change: Partial<ProviderFields> = {}): ProviderFields => ({
  email,
  givenName: 'Gil',
  familyName: 'Roux',
  verified: 'yes',
  ...change,
});

/** Starts the visit, answers at the provider, and returns where the provider redirects to. */
export async function visitProvider(
  client: TestClient,
  path: string,
  fields: ProviderFields | 'cancel',
): Promise<string> {
  const start = await client.send('GET', `/api/auth/${path}`);
  expect(start.status).toBe(302);
  const back = await completeSignIn(start.headers.get('location') ?? '', fields);
  return `${new URL(back).pathname}${new URL(back).search}`;
}

/** The whole way, up to the final screen. */
export async function signInWithProvider(
  client: TestClient,
  path: string,
  fields: ProviderFields | 'cancel',
): Promise<URL> {
  const answer = await client.send('GET', await visitProvider(client, path, fields));
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}
