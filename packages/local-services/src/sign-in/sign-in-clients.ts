import type { ProviderName } from './provider-name.ts';

/** What the product has to know of a provider, as it would be given by the real one. */
interface SignInClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export type SignInClients = Record<ProviderName, SignInClient>;
