/** The origin of the page that sends a request; the host is the first group. */
export const PAGE_ORIGIN = /^https?:\/\/([a-z0-9.-]{1,253}|\[::1\])(?::\d{1,5})?$/;
/**
 * A developer's machine: the widget works there, but nothing counts as a visit, because anyone can claim such a host.
 */
export const DEVELOPMENT_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.(test|localhost))$/;
