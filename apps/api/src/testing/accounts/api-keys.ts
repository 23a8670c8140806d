import { type ApiKeyExpiry, type ApiKeyScope, calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';

/** Creates a key as an admin. */
export async function newApiKey(
  admin: TestClient,
  scopes: readonly ApiKeyScope[],
  expiry: ApiKeyExpiry = { days: 30 },
): Promise<string> {
  const made = await admin.call(calls.createApiKey, { body: { name: 'Build server', scopes: [...scopes], expiry } });
  if (made.status !== 201) throw new Error(`no key was made: ${JSON.stringify(made.body)}`);
  return made.body.secret;
}

/** How a program shows its key. */
export const withKey = (key: string) => ({ headers: { authorization: `Bearer ${key}`, origin: null } });
