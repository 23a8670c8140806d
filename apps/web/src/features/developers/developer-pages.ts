/** In one file: few people open these screens, and a file each would cost everyone an entry in the list of files. */

export { ApiKeysPage } from './keys/api-keys-page.tsx';
export { WebhooksPage } from './webhooks/webhooks-page.tsx';
