import type { ProviderName } from './provider-name.ts';

export function interactionPath(provider: ProviderName, uid: string): string {
  return `/${provider}/interaction/${uid}`;
}
