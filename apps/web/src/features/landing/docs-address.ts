import { settings } from '../../platform/settings.ts';

/** The documentation of the public API, on the API's own host. */
export const docsAddress = (part = ''): string => `${settings.apiUrl}/docs${part}`;
