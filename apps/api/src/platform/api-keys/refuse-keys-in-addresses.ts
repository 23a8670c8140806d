import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { holdsApiKey } from './api-key-format.ts';

/** Addresses are kept by proxies, browsers and logs of others: a key in one is as good as lost, and its owner is told so. */
export function refuseKeysInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (holdsApiKey(request.url)) throw new AppError('key_in_address');
  });
}
