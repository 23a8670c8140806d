import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, sendPassword } from './session-calls.ts';

const claims = { userId: 'u1', sub: 'ada@example.com', role: 'ORG_ADMIN', orgId: 'o1', iat: 1, exp: 100 };
const token = `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const me = { userId: 'u1', email: 'ada@example.com', role: 'ORG_ADMIN', orgId: 'o1' };
const fetched = vi.fn<typeof fetch>();
const signIn = async () => beginSession(await sendPassword({ email: 'ada@example.com', password: 'x' }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'debug').mockReturnValue(undefined);
  fetched.mockResolvedValueOnce(Response.json({ token }));
});
afterEach(() => {
  fetched.mockReset();
  vi.restoreAllMocks();
});

it('asks who signed in', async () => {
  fetched.mockResolvedValueOnce(Response.json({ ...me, orgId: 'o2' }));
  await expect(signIn()).resolves.toEqual({ ...me, orgId: 'o2' });
});

it.each([
  ['the server fails', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
])('stays signed in by the token when %s', async (_, answer) => {
  fetched.mockImplementationOnce(answer);
  await expect(signIn()).resolves.toEqual(me);
});

it.each([
  ['does not know the session', () => Response.json({ code: 'not_signed_in' }, { status: 401 })],
  ['names no role', () => Response.json({ ...me, role: undefined })],
])('fails when the server %s', async (_, answer) => {
  fetched.mockResolvedValueOnce(answer());
  await expect(signIn()).rejects.toThrow('Failed to get user data');
});
