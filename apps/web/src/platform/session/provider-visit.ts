import { paths } from '@evenway/contract';
import { keepLanguage } from '../preferences/language.ts';

const KEY = 'leftForProvider';

/** Remembers, for this tab, that someone has left for a sign-in provider, and the language to return to. */
export function noteProviderVisit(): void {
  keepLanguage();
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Without storage we only know less: an earlier sign-out is then finished before the new session is used.
  }
}

/** True once after a successful sign-in with a provider: only then does the way end behind sign-in. */
export function hasReturnedSignedIn(pathname: string): boolean {
  try {
    const hasLeft = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return hasLeft && (pathname === paths.dashboard || pathname === paths.createOrganization);
  } catch {
    return false;
  }
}
