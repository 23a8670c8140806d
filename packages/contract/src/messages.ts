/** Messages about barriers: what visitors of a website tell its owner from the widget. */
export const MESSAGE_STATUSES = ['new', 'answered', 'mended'] as const;

/** The longest texts that are taken, in characters. */
export const MESSAGE_LIMITS = { goal: 1_000, barrier: 4_000, answer: 4_000, note: 2_000, path: 500 } as const;
/** Further words of a visitor, and answers, that one message may have in all. */
export const MESSAGE_MAX_WORDS = 40;
/** Months after which a message is deleted, counted from when it was sent. */
export const MESSAGES_KEPT_MONTHS = 12;
/** With fewer answered messages, a median would say nothing. */
export const RESPONSE_TIME_MIN_CASES = 5;

/**
 * Bait for clicks: an address with a scheme or `www.`, a host that goes on with a path, or a host with an ending that is known
 * from spam. A sentence that lacks the space after its full stop is no address.
 */
const WEB_ADDRESS =
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\[url|<a\s|\b[\p{L}\p{N}-]+\.\p{L}{2,}\/|\b[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|shop|site|online|top|xyz|club|ru|cn|io|co|link|click)\b/iu;

/** Somebody's mail address is no bait: people name one that they wrote to. */
const MAIL_ADDRESS = /[^\s:/@]+@[^\s:/@]+/g;

export const holdsWebAddress = (text: string): boolean => WEB_ADDRESS.test(text.replace(MAIL_ADDRESS, ''));

/** Where a visitor follows their message: a page of the server's own that needs no script. */
export const MESSAGE_PAGE_PREFIX = '/message/';
export const messageAddress = (secret: string): string => `${MESSAGE_PAGE_PREFIX}${secret}`;
/** Where an admin ends mails about new messages, signed in or not. */
export const DIGEST_PAGE_PREFIX = '/message-digest/';
