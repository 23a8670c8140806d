import type { FastifyPluginAsync } from 'fastify';
import { ApiError, toErrorBody } from '../api/api-error.ts';
import { checkKey } from '../api/check-key.ts';
import { parseForm } from '../api/parse-form.ts';
import type { Engine } from '../engine.ts';
import { applyClock, applySwitches } from './apply-controls.ts';

/** What the provider does not have: for tests without a `/local` page. */
export function createControls(secretKey: string, engine: Engine): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async ({ headers }) => checkKey(secretKey, headers.authorization));
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof ApiError)) throw error;
      return reply.code(error.status).send(toErrorBody(error));
    });
    app.post<{ Body: string }>('/_local/clock', async ({ body }) =>
      engine.act((work) => applyClock(work, parseForm(body ?? ''))),
    );
    app.post<{ Body: string }>('/_local/switches', async ({ body }) =>
      engine.act((work) => applySwitches(work, parseForm(body ?? ''))),
    );
  };
}
