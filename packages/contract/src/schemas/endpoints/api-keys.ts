import * as z from 'zod/mini';
import { ApiKey, MadeApiKey, NewApiKey } from '../api-keys.ts';
import { endpoint, SHOWS } from '../endpoint.ts';
import { Acknowledgement, Id } from '../entities.ts';

export const listApiKeys = endpoint('GET /organization/api-keys', {
  fallback: 'Could not load the API keys',
  fallbackFr: 'Les clés d’API n’ont pas pu être chargées',
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'Keys of the organization for the public API, newest first',
  response: z.array(ApiKey),
});

export const createApiKey = endpoint('POST /organization/api-keys', {
  fallback: 'Could not create the API key',
  fallbackFr: 'La clé d’API n’a pas pu être créée',
  access: 'admin',
  stepUp: 'recent',
  event: 'api_key.created',
  summary: 'Make a key for the public API. The answer is the only one that holds it',
  body: NewApiKey,
  response: MadeApiKey,
  status: 201,
});

export const revokeApiKey = endpoint('DELETE /organization/api-keys/:id', {
  fallback: 'Could not revoke the API key',
  fallbackFr: 'La clé d’API n’a pas pu être révoquée',
  access: 'admin',
  noStepUp: 'a key that leaked must stop at once',
  event: 'api_key.revoked',
  summary: 'Revoke a key for the public API: it stops working at once',
  params: z.strictObject({ id: Id }),
  response: Acknowledgement,
});
