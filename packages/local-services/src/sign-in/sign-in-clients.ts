import type { ProviderName } from './provider-name.ts';

/** What the product must know about a provider, as the real one would provide it. */
interface SignInClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export type SignInClients = Record<ProviderName, SignInClient>;
