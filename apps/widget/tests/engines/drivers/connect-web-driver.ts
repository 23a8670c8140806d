import { setTimeout as pause } from 'node:timers/promises';

/** One command of the WebDriver protocol: a method, a path below the session, and what goes with it. */
export type Command = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

/** Waits for the driver to answer and starts a session with it. */
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
    command: (method, path, body) => send(method, `${base}/session/${session.sessionId}${path}`, body),
    capabilities: session.capabilities,
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
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}
