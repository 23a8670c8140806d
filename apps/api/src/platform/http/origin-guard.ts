import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { isPublicApi } from './public-api-addresses.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every state-changing request that does not come from one of our pages, before anything else processes it.
 * This does not depend on the content type, since a POST without a body reaches a handler as well. Machine-to-machine
 * routes are exempt if listed, and so is the public API as a whole. Where there is no route, there is nothing to protect.
 */
export function guardOrigin(
  app: FastifyInstance,
  options: { trustedOrigins: readonly string[]; exempt: readonly string[] },
): void {
  const trusted = new Set(options.trustedOrigins.map((address) => new URL(address).origin));
  const exempt = new Set(options.exempt);
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.is404 || isPublicApi(request)) return;
    if (exempt.has(request.routeOptions.url ?? '')) return;
    if (!comesFromUs(request, trusted)) throw new AppError('forbidden_origin');
  });
}

/**
 * Browsers always send at least one of the two headers; requests with neither, or with contradicting ones, are refused.
 */
function comesFromUs(request: FastifyRequest, trusted: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined) return trusted.has(origin) && site !== 'cross-site';
  return site === 'same-origin';
}
