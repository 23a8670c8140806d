/**
 * Ways to prove control of a domain: a DNS record, a file, or the snippet on its home page, each read by the server
 * itself.
 */
export const OWNERSHIP_METHODS = ['dns', 'file', 'snippet'] as const;

/**
 * The result of reading a page.
 * - `installed`  the snippet of this website, once
 * - `several`    the snippet of this website, and at least one more
 * - `other`      only a snippet of another website
 * - `missing`    no snippet in the page as it is sent; a tag manager may still add it
 * - `notAPage`   the answer is no HTML
 * - `failed`     the answer is an error of the website (`httpStatus`)
 * - `tooLarge`   the page is larger than what is read
 * - `private`    the address does not lead to the public internet
 * - `elsewhere`  the page leads on to another website (`movedTo`)
 * - `unreachable` no answer in time, or no such host
 */
export const WIDGET_CHECK_OUTCOMES = [
  'installed',
  'several',
  'other',
  'missing',
  'notAPage',
  'failed',
  'tooLarge',
  'private',
  'elsewhere',
  'unreachable',
] as const;
