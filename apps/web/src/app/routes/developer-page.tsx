import { paths } from '@evenway/contract';
import { ApiKeysPage } from '../../features/api-keys/api-keys-page.tsx';
import { WebhooksPage } from '../../features/webhooks/webhooks-page.tsx';
import { useLocation } from '../../lib/router/hooks.ts';

/** Two screens in one file: few people open them, and separate files would cost everyone an entry in the file list. */
export function DeveloperPage() {
  return useLocation().pathname.startsWith(paths.webhooks) ? <WebhooksPage /> : <ApiKeysPage />;
}
