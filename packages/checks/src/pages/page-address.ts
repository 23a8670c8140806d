const FILE =
  /\.(pdf|zip|gz|jpe?g|png|gif|svg|webp|avif|ico|mp[34]|mov|webm|ogg|docx?|xlsx?|pptx?|odt|csv|xml|json|rss|ics|css|m?js|txt|exe|dmg|apk)$/i;
/** Opening such a page may have side effects: it ends the session, or changes a cart. */
const ACTS =
  /(log|sign)[-_]?(out|off)|logoff|d[eé]connexion|d%c3%a9connexion|abmelden|unsubscribe|d[eé]sinscription|delete|remove|add[-_]to|\/cart\/|\/basket\/|\/checkout|wp-(admin|login|json)|\/admin\b|\/api\//i;

/**
 * Whether a check may open this address by itself: a page of the website, not a file, and nothing that looks like an
 * action.
 */
export const isOwnPage = ({ origin, pathname, search }: URL, website: string): boolean =>
  origin === website && !pathname.startsWith('//') && !FILE.test(pathname) && !ACTS.test(`${pathname}${search}`);

/** What the addresses of one page have in common: `/shop/` and `/shop/index.html` are the same page. */
export const pageIdentity = (address: string): string =>
  address.replace(/^([^?]*\/)index\.(?:html?|php)(?=$|\?)/, '$1');
