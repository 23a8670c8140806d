import { AppError } from '../../platform/errors/app-error.ts';
import { parsePublicUrl } from '../../platform/public-pages/public-url.ts';

/** An address that may receive events, normalized. */
export function checkWebhookAddress(typed: string, isOnThisMachine: boolean): string {
  const url = parsePublicUrl(typed, isOnThisMachine);
  if (!url) throw new AppError('webhook_url_invalid');
  return url.href;
}
