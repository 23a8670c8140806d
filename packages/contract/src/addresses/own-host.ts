/** Whether a host is a website's own: its domain or a subdomain. The widget has this rule too, in its own few bytes. */
export const isOwnHost = (domain: string, host: string): boolean => `.${host}`.endsWith(`.${domain}`);
