import fastify, { type FastifyInstance } from 'fastify';
import { invalid } from './api/api-error.ts';
import { type ApiOptions, createApi } from './api/api-plugin.ts';
import { createControls } from './controls/controls-plugin.ts';
import type { Engine } from './engine.ts';
import { createHostedPages } from './pages/hosted-pages.ts';
import type { Deliverer } from './webhooks/deliverer.ts';

const FORM = 'application/x-www-form-urlencoded';

interface ServerOptions extends Pick<ApiOptions, 'secretKey'> {
  engine: Engine;
  deliverer: Deliverer;
}

/** Everything on its own port: the API, the hosted pages, and the controls for tests. */
export function createStripeServer({ secretKey, engine, deliverer }: ServerOptions): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 255 } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(invalid(`Invalid request (check that your POST content type is ${FORM}).`));
  });
  app.register(createApi({ secretKey, perform: engine.perform }));
  app.register(createHostedPages(engine, deliverer));
  app.register(createControls(secretKey, engine));
  return app;
}
