const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.(test|localhost))$/;

/** Whether a page on this host is the website's own: its domain, a subdomain, or a machine of a developer. */
export function isHomeOf(domain: string, host: string): boolean {
  if (host.endsWith(domain)) {
    const before = host.length - domain.length - 1;
    if (before < 0 || host[before] === '.') return true;
  }
  return LOCAL.test(host);
}
