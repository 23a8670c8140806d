import { setTimeout as pause } from 'node:timers/promises';

/** A command that takes longer will never get a response. */
const longestMs = 40_000;

/** One command of the WebDriver protocol: a method, a path within the session, and a body. */
export type Command = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

/** Waits until the driver responds, and starts a session. */
export async function connectWebDriver(
  base: string,
  capabilities: object,
): Promise<{ command: Command; capabilities: { browserVersion: string } }> {
  await untilReady(base);
  const session = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${base}/session`,
    { capabilities: { alwaysMatch: capabilities } },
  );
  return {
    command: oneAtATime((method, path, body) => send(method, `${base}/session/${session.sessionId}${path}`, body)),
    capabilities: session.capabilities,
  };
}

/** Commands of a test that has timed out must not mix with those of the next. */
function oneAtATime(command: Command): Command {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(...args: Parameters<Command>) => {
    const next = last.then(() => command<Answer>(...args));
    last = next.catch(() => undefined);
    return next;
  };
}

async function untilReady(base: string): Promise<void> {
  const latest = Date.now() + 10_000;
  for (;;) {
    try {
      await send('GET', `${base}/status`);
      return;
    } catch (error) {
      if (Date.now() > latest) throw error;
      await pause(50);
    }
  }
}

async function send<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(longestMs),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}
