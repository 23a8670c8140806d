import type { FastifyRequest } from 'fastify';
import { describeBrowser } from '../../platform/http/describe-browser.ts';
import { shortenedAddress } from '../../platform/limits/client-network.ts';
import type { SessionDevice } from '../../platform/sessions/session-repository.ts';

/** What is kept of the device that a session was opened on. */
export const sessionDevice = (request: FastifyRequest): SessionDevice => ({
  device: describeBrowser(request.headers['user-agent']),
  network: shortenedAddress(request.ip),
});
