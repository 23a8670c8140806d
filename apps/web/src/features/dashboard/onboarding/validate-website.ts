import { normalizeDomain } from '@evenway/contract';

export function validateWebsite(
  { domain }: { domain: string },
  say: { readonly urlRequired: string; readonly urlInvalid: string },
): { domain?: string } {
  if (domain.trim() === '') return { domain: say.urlRequired };
  return normalizeDomain(domain) === null ? { domain: say.urlInvalid } : {};
}
