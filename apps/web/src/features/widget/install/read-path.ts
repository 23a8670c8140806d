/** The path that was meant by what was typed: a path, or an address of the website. Undefined is the home page. */
export function readPath(typed: string, domain: string): { path: string | undefined } | 'elsewhere' | 'noPath' {
  const text = typed.trim();
  if (text === '') return { path: undefined };
  if (text.length > 2000 || /\s/.test(text)) return 'noPath';
  if (text.startsWith('/') && !/^\/[/\\]/.test(text)) return { path: text };
  const address = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  try {
    const { hostname, pathname, search } = new URL(address);
    if (isPartOf(hostname, domain)) return { path: `${pathname}${search}` };
    // Without a scheme and a host of its own it is a path whose first stroke was left out.
    return address === text || /^[^/]*\./.test(text) ? 'elsewhere' : { path: `/${text}` };
  } catch {
    // What cannot be parsed is no address.
    return 'noPath';
  }
}

function isPartOf(host: string, domain: string): boolean {
  return `.${host}`.endsWith(`.${domain}`);
}
