const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * The host of what a person typed for a website: lower-case ASCII (punycode), without scheme, port, path or a leading
 * `www.`. Null when it is no public host name: one with a dot, and not a bare address of a machine.
 */
export function normalizeDomain(typed: string): string | null {
  // Marks of direction come along when a name is copied from a page, ours too.
  const address = typed.replace(/[\u200e\u200f\u2066-\u2069]/g, '').trim();
  if (address === '' || address.length > 2048 || /[\s\\]/.test(address)) return null;
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
  if (hasScheme && !/^https?:\/\//i.test(address)) return null;
  const url = parse(hasScheme ? address : `http://${address}`);
  if (url?.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/\.$/, '').replace(/^www\.(?=[^.]+\.)/, '');
  return isPublicName(host) ? host : null;
}

/** A bare host name as the network resolves it: lower-case ASCII, by the rules of UTS 46. Null when it is none. */
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
    // What cannot be parsed is no address; the caller says so to the person.
    return null;
  }
}
