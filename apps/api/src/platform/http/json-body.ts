import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { hasBrokenEscapes } from './has-broken-escapes.ts';

/**
 * JSON is the only body the API reads. Fastify's text/plain parser would accept a plain form. A JSON content type
 * without a body, which calls without input send, is not an error.
 */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  const broken = (cause?: unknown) =>
    new AppError('invalid_request', { message: 'The body is not valid JSON.', cause });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = body.toString();
    if (hasBrokenEscapes(text)) return done(broken());
    return parse(request, text, (error, parsed) => done(error && broken(error), parsed));
  });
}
