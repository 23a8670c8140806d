import type { FastifyInstance } from 'fastify';
import { requireKey } from '../../platform/api-keys/require-key.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { PUBLIC_API } from '../../platform/http/public-api-addresses.ts';
import type { Platform } from '../../platform/platform.ts';

interface Route {
  readonly method: string;
  readonly path: string;
}

/**
 * Refuses calls that the public API does not have: 405 where the address has other methods, otherwise 404. A key is
 * checked and counted here as everywhere, so that the response says what is left.
 */
export async function refuseUnknownCalls(
  app: FastifyInstance,
  platform: Platform,
  routes: readonly Route[],
): Promise<void> {
  await app.register(
    async (below) => {
      below.setNotFoundHandler(async (request, reply) => {
        if (request.headers.authorization !== undefined) await requireKey(platform, null, request, reply);
        const [address = ''] = request.url.split('?', 1);
        const allowed = routes.filter(({ path }) => toPattern(path).test(address)).map(({ method }) => method);
        if (allowed.length === 0) throw new AppError('not_found');
        reply.header('allow', [...new Set(allowed)].join(', '));
        throw new AppError('method_not_allowed');
      });
    },
    { prefix: PUBLIC_API },
  );
}

const toPattern = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
