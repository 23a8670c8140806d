/** Messages about barriers from visitors to a website's owner, sent from the widget. */
export const MESSAGE_STATUSES = ['new', 'answered', 'mended'] as const;
/**
 * Whether an answer is mailed: no address was left, the website's domain is not verified, the visitor has not confirmed
 * the address, or it is.
 */
export const ANSWER_MAILS = ['none', 'unverified', 'unconfirmed', 'mailed'] as const;

/** The maximum lengths in characters. */
export const MESSAGE_LIMITS = { goal: 1_000, barrier: 4_000, answer: 4_000, note: 2_000, path: 500 } as const;
/** The maximum number of further entries in a conversation, from the visitor and the team. */
export const MESSAGE_MAX_WORDS = 40;
/** Months after which a message is deleted, counted from when it was sent. */
export const MESSAGES_KEPT_MONTHS = 12;
/** With fewer answered messages, a median would be meaningless. */
export const RESPONSE_TIME_MIN_CASES = 5;

/**
 * Possible spam: an address with a scheme or `www.`, a host followed by a path, or a host with a top-level domain known
 * from spam. A missing space after a period does not make an address.
 */
const WEB_ADDRESS =
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\[url|<a\s|[\p{L}\p{N}-]\.\p{L}{2,}\/|[\p{L}\p{N}-]{2}\.(?:com|net|org|info|biz|shop|site|online|top|xyz|club|ru|cn|io|co|link|click)\b/iu;

/** An email address is not spam: people mention ones that they wrote to. */
const isMailAddress = (word: string) => {
  const at = word.indexOf('@');
  return at > 0 && at < word.length - 1 && at === word.lastIndexOf('@');
};

export const holdsWebAddress = (text: string): boolean =>
  WEB_ADDRESS.test(text.replace(/[^\s:/]+/g, (word) => (isMailAddress(word) ? '' : word)));

/** Where a visitor follows their message: a server-rendered page that needs no script. */
export const MESSAGE_PAGE_PREFIX = '/message/';
export const messageAddress = (secret: string): string => `${MESSAGE_PAGE_PREFIX}${secret}`;
/** Where an admin unsubscribes from mails about new messages, signed in or not. */
export const DIGEST_PAGE_PREFIX = '/message-digest/';
