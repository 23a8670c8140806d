import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { holdsApiKey } from './api-key-format.ts';

/** Proxies, browsers and logs store URLs: a key in one must be considered leaked, and the error says so. */
export function refuseKeysInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (holdsApiKey(request.url)) throw new AppError('key_in_address');
  });
}
