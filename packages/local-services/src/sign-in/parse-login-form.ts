import { makeSubject, type Verified } from './identity.ts';
import type { Fault, Login } from './login-store.ts';
import type { ProviderName } from './provider-name.ts';

const MAX_LENGTH = 255;
const VERIFIED: readonly string[] = ['yes', 'no', 'absent'] satisfies Verified[];
const FAULTS: readonly string[] = ['none', 'hang', 'error', 'stale'] satisfies Fault[];

/** The requested login, or a sentence that says what is wrong with it. */
export function parseLoginForm(provider: ProviderName, form: URLSearchParams): Login | string {
  const field = (name: string) => form.get(name)?.trim() ?? '';
  const email = field('email');
  const subject = field('subject');
  const verified = field('verified');
  const fault = field('fault') || 'none';
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return 'Enter an email address, such as ada@example.org.';
  if (!/^[\x21-\x7e]*$/.test(subject)) return 'Enter a subject of plain letters, digits and signs without spaces.';
  if (!isVerified(verified)) return 'Choose what the provider says about the address.';
  if (!isFault(fault)) return 'Choose one of the unusual answers of the list.';
  const login = { email, givenName: field('givenName'), familyName: field('familyName'), verified, fault };
  if ([subject, field('groups'), ...Object.values(login)].some(({ length }) => length > MAX_LENGTH)) {
    return `Enter at most ${MAX_LENGTH} characters in each field.`;
  }
  const groups =
    provider === 'company'
      ? field('groups')
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
      : [];
  return { ...login, groups, subject: subject || makeSubject(provider, email) };
}

function isVerified(value: string): value is Verified {
  return VERIFIED.includes(value);
}

function isFault(value: string): value is Fault {
  return FAULTS.includes(value);
}
