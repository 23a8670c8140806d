import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInSpan, type Span } from './active-span.ts';
import type { Tracer } from './otlp-tracer.ts';

/**
 * Every request that Fastify handles starts a trace. A client's own trace context is ignored, because anyone could
 * write into someone else's trace. Widget requests bypass Fastify and are not traced.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? 'unknown';
    const span = tracer.start({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id },
    });
    if (span) spans.set(request, span);
  });
  // After the body has been read, because its events run outside of any span.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) runInSpan(span, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    spans.get(request)?.end({ hasFailed: status >= 500, attributes: { 'http.response.status_code': status } });
  });
}
