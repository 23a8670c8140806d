/**
 * Whether a host is a website's own: its domain or a subdomain. The widget implements this rule too, in a few bytes.
 */
export const isOwnHost = (domain: string, host: string): boolean => `.${host}`.endsWith(`.${domain}`);
