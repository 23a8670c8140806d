const DEVELOPMENT = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.(test|localhost))$/;

/** A developer's machine: the widget is shown there, but anyone can name such a host, so nothing there is a visit. */
export const isDevelopmentHost = (host: string): boolean => DEVELOPMENT.test(host);

/** Whether a page on this host is the website's own: its domain or a subdomain. */
export function isOwnHost(domain: string, host: string): boolean {
  if (!host.endsWith(domain)) return false;
  const before = host.length - domain.length - 1;
  return before < 0 || host[before] === '.';
}
