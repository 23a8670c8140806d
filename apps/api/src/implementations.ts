import { type CallName, calls, type Endpoint } from '@evenway/contract';
import { accountRoutes } from './features/auth/account-routes.ts';
import { invitationRoutes } from './features/auth/invitation-routes.ts';
import { providerRoutes } from './features/auth/providers/routes.ts';
import { sessionRoutes } from './features/auth/session-routes.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { organizationRoutes } from './features/organization/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { websiteRoutes } from './features/websites/routes.ts';
import { AppError } from './platform/errors/app-error.ts';
import type { Implementation } from './platform/http/implementation.ts';
import type { Platform } from './platform/platform.ts';

/** Every call of the contract with its handler. What is not built yet answers 501, behind the same access rule. */
export function implementations(platform: Platform): { built: Implementation[]; unbuilt: Implementation[] } {
  const built = [
    ...accountRoutes(platform),
    ...sessionRoutes(platform),
    ...invitationRoutes(platform),
    ...providerRoutes(platform),
    ...teamRoutes(platform),
    ...userRoutes(platform),
    ...organizationRoutes(platform),
    ...websiteRoutes(platform),
    ...billingRoutes(platform),
  ];
  const covered = new Set<Endpoint>(built.map(({ endpoint }) => endpoint));
  const unbuilt = Object.values<Endpoint>(calls)
    .filter((endpoint) => !covered.has(endpoint))
    .map((endpoint) => ({ endpoint, handle: () => Promise.reject(new AppError('not_built_yet')) }));
  return { built, unbuilt };
}

export function nameOfCall(endpoint: Endpoint): CallName {
  const entry = Object.entries<Endpoint>(calls).find(([, call]) => call === endpoint);
  if (!entry) throw new Error(`${endpoint.method} ${endpoint.path} is not in the contract`);
  return entry[0] as CallName;
}
