import {
  deleteWebsite,
  getOrganization,
  logIn,
  ORGANIZATION_HEADER,
  resendInvitation,
  SESSION_ENDS,
  signUpWithGoogle,
  updateUserRole,
  validateToken,
  verifyEmail,
} from '@evenway/contract';
import { describe, expect, it, vi } from 'vitest';
import { languagePreference } from '../preferences/language.ts';
import { shownOrganization } from '../session/shown-organization.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { buildPath, buildQuery } from './build-request.ts';
import { call } from './call.ts';
import { errorToText } from './error-to-text.ts';
import { onRefusal } from './refusals.ts';
import { stubFetch } from './testing/stub-fetch.ts';

const credentials = { email: 'a@example.com', password: 'f'.repeat(64) };
const fetched = stubFetch();

function answer(status: number, body: unknown, init: ResponseInit = {}) {
  fetched.mockResolvedValueOnce(new Response(body === undefined ? null : JSON.stringify(body), { status, ...init }));
}

const lastCall = () => {
  const [address, init] = fetched.mock.lastCall ?? [];
  return { address, init, headers: new Headers(init?.headers) };
};

describe('the address of a call', () => {
  it('has its path parameters filled in and escaped', () => {
    expect(buildPath(updateUserRole, { params: { id: 'a/b c' } })).toBe('/users/a%2Fb%20c/role');
  });

  it('is refused when a path parameter is missing', () => {
    expect(() => buildPath(updateUserRole, {})).toThrow('Missing path parameter "id"');
  });

  it('carries an escaped query, without what has no value', () => {
    expect(buildQuery({ query: { email: 'a+b@example.com', token: undefined } })).toBe('?email=a%2Bb%40example.com');
    expect(buildQuery({ query: { token: undefined } })).toBe('');
    expect(buildPath(signUpWithGoogle, {})).toBe('/auth/google/signup');
  });
});

describe('a call', () => {
  it('sends JSON with cookies and the chosen language', async () => {
    answer(200, { token: 't' });
    languagePreference.set('fr');
    await expect(call(logIn, { body: credentials })).resolves.toEqual({ token: 't' });
    const { address, init, headers } = lastCall();
    expect(address).toBe('/api/auth/login');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: JSON.stringify(credentials) });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Accept-Language')).toBe('fr');
  });

  it('names the organization that the page shows, and tells when that is not the chosen one any more', async () => {
    answer(200, { id: 'o1', name: 'Ours' });
    await call(getOrganization, {});
    expect(lastCall().headers.has(ORGANIZATION_HEADER)).toBe(false);
    shownOrganization.set('o1');
    const announced = vi.fn();
    const stop = onRefusal('switched', announced);
    answer(409, { code: 'organization_switched', message: 'Reload it to go on.' });
    await expect(call(getOrganization, {})).rejects.toThrow();
    expect(lastCall().headers.get(ORGANIZATION_HEADER)).toBe('o1');
    expect(announced).toHaveBeenCalledOnce();
    stop();
    shownOrganization.set(null);
  });

  it('sends the JSON content type without a body too, and can leave the cookies at home', async () => {
    answer(200, { message: 'ok' });
    await call(verifyEmail, { query: { token: 't' } }, { withCookies: false });
    const { address, init, headers } = lastCall();
    expect(address).toBe('/api/user/verify?token=t');
    expect(init?.credentials).toBe('omit');
    expect(init?.body).toBeUndefined();
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('carries the token only where the contract asks for it', async () => {
    answer(200, {});
    await call(validateToken, {});
    expect(lastCall().headers.has('Authorization')).toBe(true);
    answer(200, {});
    await call(getOrganization, {});
    expect(lastCall().headers.has('Authorization')).toBe(false);
  });

  it('reads a text answer as text', async () => {
    fetched.mockResolvedValueOnce(new Response('Website deleted'));
    await expect(call(deleteWebsite, { params: { id: 'w1' } })).resolves.toBe('Website deleted');
  });

  it('logs method, path, status and duration, and nothing of the query', async () => {
    answer(200, {});
    await call(resendInvitation, { query: { email: 'a@example.com' } });
    const line = vi.mocked(console.debug).mock.lastCall?.join(' ');
    expect(line).toMatch(/^POST \/auth\/invitations\/resend 200 \d+ ms$/);
  });

  it('logs a failed answer and passes the error on', async () => {
    answer(500, {});
    await expect(call(getOrganization, {})).rejects.toBeInstanceOf(ApiError);
    expect(vi.mocked(console.debug).mock.lastCall?.join(' ')).toMatch(/^GET \/organization 500 \d+ ms$/);
  });

  it('rejects with a network error when no answer comes, and logs that', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call(getOrganization, {})).rejects.toBeInstanceOf(NetworkError);
    expect(vi.mocked(console.debug).mock.lastCall?.join(' ')).toMatch(/^GET \/organization failed \d+ ms$/);
  });

  it('rejects with the reason of an abort', async () => {
    const abort = new AbortController();
    abort.abort(new Error('left the page'));
    fetched.mockRejectedValueOnce(new DOMException('Aborted', 'AbortError'));
    await expect(call(getOrganization, {}, { signal: abort.signal })).rejects.toThrow('left the page');
  });
});

describe('a failed answer', () => {
  const failure = () =>
    call(logIn, { body: credentials }).then(
      () => null,
      (error: ApiError) => error,
    );

  it.each([
    [
      { message: 'Invalid email or password', error: 'Unauthorized', code: 'invalid_credentials' },
      'Invalid email or password',
    ],
    [{ error: 'Unauthorized' }, 'Login failed'],
    [{ message: 'There is nothing at this address.', code: 'not_found' }, 'Login failed'],
    [{ message: { not: 'text' } }, 'Login failed'],
    [{}, 'Login failed'],
    ['not an object', 'Login failed'],
  ])('is explained in English by %j', async (body, message) => {
    answer(401, body);
    expect(errorToText(await failure(), { fallback: 'x' })).toBe(message);
  });

  it.each([
    ['invalid_credentials', 'Adresse e-mail ou mot de passe incorrect'],
    ['a_code_of_the_future', 'La connexion a échoué'],
    ['constructor', 'La connexion a échoué'],
    [undefined, 'La connexion a échoué'],
  ])('is explained in French by its code %s', async (code, message) => {
    languagePreference.set('fr');
    answer(401, { message: 'Invalid email or password', code });
    expect(errorToText(await failure(), { fallback: 'x' })).toBe(message);
  });

  it('is told in the language of the moment', async () => {
    languagePreference.set('fr');
    answer(401, { message: 'Invalid email or password', code: 'invalid_credentials' });
    const error = await failure();
    expect(errorToText(error, { fallback: 'x' })).toBe('Adresse e-mail ou mot de passe incorrect');
    languagePreference.set('en');
    expect(errorToText(error, { fallback: 'x' })).toBe('Invalid email or password');
  });

  it('carries status, code and when to try again', async () => {
    answer(429, { message: 'Wait', code: 'too_many_requests' }, { headers: { 'Retry-After': '30' } });
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 30 });
  });

  it('ends the session when the server does not know it, not when a password was wrong', async () => {
    const forgotten = vi.fn();
    const stop = onRefusal('unauthorized', forgotten);
    answer(401, { code: 'invalid_credentials' });
    await failure();
    expect(forgotten).not.toHaveBeenCalled();
    answer(401, { code: 'not_signed_in' });
    await failure();
    expect(forgotten).toHaveBeenCalledOnce();
    stop();
  });

  it('says why the session ended, and only with a reason that the contract knows', async () => {
    const reasons: unknown[] = [];
    const stop = onRefusal('unauthorized', (reason) => reasons.push(reason));
    for (const code of [...SESSION_ENDS, 'not_signed_in', 'a_code_of_the_future', undefined]) {
      answer(401, { code });
      await failure();
    }
    // Said again each time: the next session may end for the same reason.
    answer(401, { code: 'session_ended' });
    await failure();
    expect(reasons).toEqual([...SESSION_ENDS, null, null, null, 'session_ended']);
    stop();
  });

  it('has the role read again when it was not enough', async () => {
    const refused = vi.fn();
    const stop = onRefusal('forbidden', refused);
    answer(403, { code: 'own_account' });
    await failure();
    expect(refused).not.toHaveBeenCalled();
    answer(403, { code: 'forbidden' });
    await failure();
    expect(refused).toHaveBeenCalledOnce();
    stop();
  });
});
