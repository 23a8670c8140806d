import { del, get, post } from '../call.ts';
import type * as specs from '../schemas/calls/api-keys.ts';

export const listApiKeys = get<typeof specs.listApiKeys>('/organization/api-keys', 'Could not load the API keys');
export const createApiKey = post<typeof specs.createApiKey>('/organization/api-keys', 'Could not create the API key');
export const revokeApiKey = del<typeof specs.revokeApiKey>(
  '/organization/api-keys/:id',
  'Could not revoke the API key',
);
