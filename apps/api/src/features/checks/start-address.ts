import { CHECK_FRAGMENT, isOwnHost } from '@evenway/contract';
import { DEVELOPMENT_HOST } from '../../platform/http/page-origin.ts';

/**
 * The page that a check starts on, without its fragment: a path on the website, an address of it, or a copy on a
 * developer's machine. Null for anything else: the token never goes to another site.
 */
export function startAddress(domain: string, typed = '/'): URL | null {
  const isPath = typed.startsWith('/');
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed);
  const whole = isPath || hasScheme ? typed : `https://${typed}`;
  const base = `https://${domain}/`;
  if (!URL.canParse(whole, base)) return null;
  const url = new URL(whole, base);
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
  const isOurs = isOwnHost(domain, url.hostname) || DEVELOPMENT_HOST.test(url.hostname);
  if (!isHttp || !isOurs || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url;
}

export const withToken = (start: URL, token: string): string => `${start.href}#${CHECK_FRAGMENT}${token}`;
