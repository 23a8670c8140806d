/** What a browser says of the page that sends a request; the host is the first group. */
export const PAGE_ORIGIN = /^https?:\/\/([a-z0-9.-]{1,253}|\[::1\])(?::\d{1,5})?$/;
/** A developer's machine: the widget is shown there, but anyone can name such a host, so nothing there is a visit. */
export const DEVELOPMENT_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.(test|localhost))$/;
