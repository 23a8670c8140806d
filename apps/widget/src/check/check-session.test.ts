import { expect, it } from 'vitest';
import type { Loader } from '../settings/parts.ts';
import { openSession, Refused, report, sender } from './check-session.ts';

/** A server with this response, and the requests it got. */
function answering(status: number, body: unknown = {}) {
  const asked: { path: string; init: RequestInit }[] = [];
  const request = async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    return new Response(JSON.stringify(body), { status });
  };
  return { send: sender({ request } as unknown as Loader, 'w1'), asked };
}
const failure = (status: number) =>
  answering(status)
    .send('report', {})
    .catch((reason: unknown) => reason);

it('is over where the server refuses it, and is told again where that may help', async () => {
  for (const status of [400, 403, 404, 409, 413]) expect(await failure(status), `${status}`).toBeInstanceOf(Refused);
  for (const status of [429, 500, 502, 503]) {
    expect(await failure(status), `${status}`).toBeInstanceOf(Error);
    expect(await failure(status), `${status}`).not.toBeInstanceOf(Refused);
  }
});

it('begins with what the link is for, also on a server that does not say whether the check is over', async () => {
  const { send, asked } = answering(200, { secret: 's', width: 320, theme: 'dark' });
  const session = await openSession(send, 'token');
  expect(session).toMatchObject({ secret: 's', width: 320, theme: 'dark', isFinished: false, found: 1, notFramed: [] });
  await report(send, session, { state: 'stopped' }, true);
  expect(asked.map(({ path, init }) => [path, init.keepalive, JSON.parse(String(init.body))])).toEqual([
    ['checks/w1/open', false, { token: 'token' }],
    ['checks/w1/report', true, { secret: 's', found: 1, state: 'stopped' }],
  ]);
});
