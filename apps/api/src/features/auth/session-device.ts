import type { FastifyRequest } from 'fastify';
import { describeBrowser } from '../../platform/http/describe-browser.ts';
import { shortenedAddress } from '../../platform/limits/client-network.ts';
import type { SessionDevice } from '../../platform/sessions/session-repository.ts';

/** What is stored about the device of a session. */
export const sessionDevice = (request: FastifyRequest): SessionDevice => ({
  device: describeBrowser(request.headers['user-agent']),
  network: shortenedAddress(request.ip),
});
