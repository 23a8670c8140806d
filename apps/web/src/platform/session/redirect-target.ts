import { paths } from '@evenway/contract';

/** What a page passes to sign-in so that the person returns to it. */
export interface OriginState {
  readonly from: string;
}

export function originOf(location: { pathname: string; search: string; hash: string }): OriginState {
  return { from: `${location.pathname}${location.search}${location.hash}` };
}

/** The page in a navigation state, if it is one of ours: never another host. */
export function readOrigin(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' && isOwnPath(state.from) ? state.from : null;
}

/** Where a signed-in person goes from the sign-in page. */
export function afterSignIn(origin: string | null, orgId: string | null): string {
  if (origin !== null) return origin;
  return orgId === null ? paths.createOrganization : paths.dashboard;
}

/** `/` followed by neither `/` nor `\`, without control characters, which browsers drop before parsing. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path);
}
