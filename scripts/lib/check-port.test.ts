import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkPort, explainTakenPort, findFreePort } from './check-port.ts';

describe('the check of the port', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('says what to do about a port that is taken', async () => {
    const port = await findFreePort();
    vi.stubEnv('PORT', String(port));
    expect(await checkPort('npm start')).toBe(port);
    const other = createServer();
    await new Promise((resolve) => other.listen(port, '127.0.0.1', () => resolve(undefined)));
    await expect(checkPort('npm start')).rejects.toMatchObject({
      userMessage: `Port ${port} is in use by another program. Stop it, or choose another with PORT=${port + 1} npm start.`,
    });
    await new Promise((resolve) => other.close(resolve));
  });

  it('says the same when the port is taken between the check and the start', async () => {
    const port = await findFreePort();
    vi.stubEnv('PORT', String(port));
    const other = createServer();
    await new Promise((resolve) => other.listen(port, '127.0.0.1', () => resolve(undefined)));
    await expect(explainTakenPort({ isPortTaken: true }, 'npm start')).rejects.toMatchObject({
      userMessage: expect.stringContaining(`Port ${port} is in use by another program. Stop it,`),
    });
    const failed = new Error('something else');
    await expect(explainTakenPort(failed, 'npm start')).rejects.toBe(failed);
    await new Promise((resolve) => other.close(resolve));
  });

  it('refuses what is no port', async () => {
    vi.stubEnv('PORT', '99999');
    await expect(checkPort('npm start')).rejects.toThrow('between 1 and 65535');
  });
});
