import { paths } from '@evenway/contract';
import { useLocation } from '../../lib/router/hooks.ts';
import { ApiKeysPage } from './keys/api-keys-page.tsx';
import { WebhooksPage } from './webhooks/webhooks-page.tsx';

/** Two screens in one file: few people open them, and separate files would cost everyone an entry in the file list. */
export function DeveloperPage() {
  return useLocation().pathname.startsWith(paths.webhooks) ? <WebhooksPage /> : <ApiKeysPage />;
}
