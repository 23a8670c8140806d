const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * The host that a person typed for a website: lower-case ASCII (punycode), without scheme, port, path or a leading
 * `www.`. Null if it is not a public host name: one with a dot, and not an IP address.
 */
export function normalizeDomain(typed: string): string | null {
  // Direction marks come along when a name is copied from a page, including ours.
  const address = typed.replace(/[\u200e\u200f\u2066-\u2069]/g, '').trim();
  if (address === '' || address.length > 2048 || /[\s\\]/.test(address)) return null;
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
  if (hasScheme && !/^https?:\/\//i.test(address)) return null;
  const url = parse(hasScheme ? address : `http://${address}`);
  if (url?.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/\.$/, '').replace(/^www\.(?=[^.]+\.)/, '');
  return isPublicName(host) ? host : null;
}

/** A bare host name as the network resolves it: lower-case ASCII, by the rules of UTS 46. Null if invalid. */
export function normalizeHost(typed: string): string | null {
  if (/[\s\\/?#@:[\]%]/.test(typed)) return null;
  const host = parse(`http://${typed}`)?.hostname ?? '';
  return isPublicName(host) ? host : null;
}

function isPublicName(host: string): boolean {
  const labels = host.split('.');
  const isName = labels.length > 1 && host.length <= 253 && labels.every((label) => LABEL.test(label));
  return isName && /[a-z]/.test(labels.at(-1) ?? '');
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    // It cannot be parsed; the caller tells the person.
    return null;
  }
}
