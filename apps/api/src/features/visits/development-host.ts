const DEVELOPMENT = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.(test|localhost))$/;

/** A developer's machine: the widget is shown there, but anyone can name such a host, so nothing there is a visit. */
export const isDevelopmentHost = (host: string): boolean => DEVELOPMENT.test(host);
