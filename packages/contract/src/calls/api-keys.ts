import { del, get, post } from '../call.ts';
import type * as specs from '../schemas/calls/api-keys.ts';

export const listApiKeys = get<typeof specs.listApiKeys>('/organization/api-keys', 'Failed to fetch the API keys');
export const createApiKey = post<typeof specs.createApiKey>('/organization/api-keys', 'Failed to create the API key');
export const revokeApiKey = del<typeof specs.revokeApiKey>(
  '/organization/api-keys/:id',
  'Failed to revoke the API key',
);
