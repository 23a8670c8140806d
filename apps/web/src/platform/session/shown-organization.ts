import { createStore } from '../../lib/store.ts';

/**
 * The organization that this page shows. Every call names it, so that none acts on another one (`x-organization-id`).
 */
export const shownOrganization = createStore<string | null>(null);
