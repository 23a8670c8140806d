import type { Language } from '@evenway/contract';
import type { FastifyRequest } from 'fastify';

/** French if the client ranks it before English, English otherwise. */
export function languageOf(request: FastifyRequest): Language {
  const ranked = (request.headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return ranked.find((entry) => entry === 'en' || entry === 'fr') === 'fr' ? 'fr' : 'en';
}
