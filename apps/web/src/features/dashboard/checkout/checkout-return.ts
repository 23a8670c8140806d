import { normalizeDomain } from '@evenway/contract';

export type CheckoutReturn =
  | { readonly outcome: 'success'; readonly sessionId: string }
  /** The domain is null if the URL contains no valid one. */
  | { readonly outcome: 'cancelled'; readonly domain: string | null };

/** How a checkout ended, according to the return URL. It proves nothing: the server is asked. */
export function readCheckoutReturn(address: URLSearchParams): CheckoutReturn | null {
  const sessionId = address.get('session_id');
  switch (address.get('checkout')) {
    case 'success':
      return sessionId ? { outcome: 'success', sessionId } : null;
    case 'cancelled':
      return { outcome: 'cancelled', domain: normalizeDomain(address.get('domain') ?? '') };
    default:
      return null;
  }
}

export function withoutCheckoutReturn(address: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(address);
  for (const name of ['checkout', 'session_id', 'domain']) rest.delete(name);
  return rest;
}
