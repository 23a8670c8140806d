/** `company` is a customer's own issuer. */
export const PROVIDERS = { google: 'Google', facebook: 'Facebook', company: 'Example Company' } as const;

export type ProviderName = keyof typeof PROVIDERS;

export const PROVIDER_NAMES: readonly ProviderName[] = ['google', 'facebook', 'company'];
