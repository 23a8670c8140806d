import { connect, type Socket } from 'node:net';
import { waitFor } from '@evenway/testing/wait-for';
import { withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase } from '../lib/fault-case.ts';
import { describe, keepSending, statusOf, untilAcknowledged } from '../lib/load.ts';
import { addWebsites, configAddress } from '../lib/visits.ts';

const IDLE = 1_000;
const SLOW = 50;
const MEGABYTES = 2;
/** The server's own limit is 15 seconds, checked every half minute. */
const CUT_WITHIN_S = 90;

export const hostileConnections: FaultCase = {
  id: 'R27',
  fault: `${IDLE} idle sockets, ${SLOW} that trickle, ${MEGABYTES} MB of headers and of body`,
  run: () =>
    withEnvironment(async ({ database, startServer }) => {
      const rules = createRules();
      const { port, url } = await startServer();
      await addWebsites(database, 1);
      const sockets = Array.from({ length: IDLE + SLOW }, () =>
        connect(port, '127.0.0.1').on('error', () => undefined),
      );
      const slow = sockets.slice(IDLE);
      await Promise.all(sockets.map(connected));
      for (const socket of slow) socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ');
      const trickle = setInterval(() => {
        for (const socket of slow) if (!socket.destroyed) socket.write('x');
      }, 1_000);
      const load = keepSending(4, () => statusOf(url + configAddress(1)));
      try {
        await untilAcknowledged(load, 100);
        const large = 'x'.repeat(MEGABYTES * 2 ** 20);
        const headers = await firstLine(port, `GET /healthz HTTP/1.1\r\nhost: x\r\nx-large: ${large}\r\n\r\n`);
        rules.expect(headers.includes(' 431 '), `large headers are refused with 431 (${headers})`);
        const body = await statusOf(`${url}/api/auth/login`, {
          method: 'POST',
          headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
          body: large,
        });
        rules.expect(body === 413, `a large body is refused with 413 (${body})`);
        const began = performance.now();
        await waitFor(
          async () => slow.every(({ destroyed }) => destroyed) || undefined,
          'slow requests to be cut',
          CUT_WITHIN_S,
        ).catch(() => rules.expect(false, `slow requests are cut within ${CUT_WITHIN_S} s`));
        const cutAfter = (performance.now() - began) / 1_000;
        await untilAcknowledged(load, 100);
        await load.stop();
        rules.expect(load.acknowledged() === load.requests(), `ordinary requests are served (${describe(load)})`);
        return {
          requests: load.requests(),
          acknowledged: load.acknowledged(),
          lost: 0,
          recoverySeconds: null,
          unmet: rules.unmet,
          note: `slow requests cut after ${cutAfter.toFixed(0)} s`,
        };
      } finally {
        clearInterval(trickle);
        await load.stop();
        for (const socket of sockets) socket.destroy();
      }
    }),
};

const connected = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });

/** Sends raw bytes and resolves with the first line of the response, or with nothing. */
const firstLine = (port: number, bytes: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    // The remaining bytes cannot be written once the server has responded and closed.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received.split('\r\n', 1)[0] ?? ''));
  });
