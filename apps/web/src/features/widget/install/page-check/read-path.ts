import { isOwnHost } from '@evenway/contract';

/** The path in what was typed: a path, or an address of the website. Undefined is the home page. */
export function readPath(typed: string, domain: string): { path: string | undefined } | 'elsewhere' | 'noPath' {
  const text = typed.trim();
  if (text === '') return { path: undefined };
  if (text.length > 2000 || /\s/.test(text)) return 'noPath';
  if (/^\/(?![/\\])/.test(text)) return { path: text };
  if (!isAddress(text)) return { path: `/${text}` };
  try {
    const { hostname, pathname, search } = new URL(text.replace(/^(https?:)?(\/\/)?/i, 'https://'));
    return isOwnHost(domain, hostname) ? { path: `${pathname}${search}` } : 'elsewhere';
  } catch {
    // It cannot be parsed.
    return 'noPath';
  }
}

/** Has a scheme, or starts with a host. Anything else is a path without its leading slash. */
function isAddress(text: string): boolean {
  const beginning = text.split(/[/?#]/, 1)[0] ?? '';
  return /^(https?:)?\/\//i.test(text) || (beginning.includes('.') && !/\.(html?|php|aspx?)$/i.test(beginning));
}
