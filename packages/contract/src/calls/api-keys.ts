// Written by `npm run generate` from ../schemas/endpoints.
import { del, get, post } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/api-keys.ts';

export const listApiKeys = get<typeof endpoints.listApiKeys>("/organization/api-keys", "Could not load the API keys");
export const createApiKey = post<typeof endpoints.createApiKey>("/organization/api-keys", "Could not create the API key");
export const revokeApiKey = del<typeof endpoints.revokeApiKey>("/organization/api-keys/:id", "Could not revoke the API key");
