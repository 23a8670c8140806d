import { normalizeDomain } from '@evenway/contract';

export function validateWebsite(
  { domain }: { domain: string },
  messages: { readonly urlRequired: string; readonly urlInvalid: string },
): { domain?: string } {
  if (domain.trim() === '') return { domain: messages.urlRequired };
  return normalizeDomain(domain) === null ? { domain: messages.urlInvalid } : {};
}
