export const PROVIDERS = { google: 'Google', facebook: 'Facebook' } as const;

export type ProviderName = keyof typeof PROVIDERS;

export const PROVIDER_NAMES: readonly ProviderName[] = ['google', 'facebook'];
