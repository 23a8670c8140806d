import { readPieces, type Tag } from './read-tags.ts';

const MAX_LENGTH = 300;
const MAX_SELECTOR = 500;
/** Longer input is cut before parsing: untrusted pages must not keep us busy. */
const MAX_READ = 4_000;
const HIDDEN = '…';
const WHOLE_PAGE = /^<(?:html|body|head)[ >]/;

/** Attributes whose values come from developers. All others may hold a name, an address or a secret. */
const KEPT = new Set(
  [
    'class id role type name for form lang xml:lang dir tabindex scope colspan rowspan headers autocomplete width height accesskey',
    'target rel method hidden disabled required checked readonly multiple selected autoplay controls loop muted inert open',
    'draggable contenteditable http-equiv kind srclang is part slot viewbox focusable align border usemap ismap shape coords style',
  ].flatMap((names) => names.split(' ')),
);
const ARIA_TEXT =
  /^aria-(label|description|valuetext|placeholder|roledescription|braillelabel|brailleroledescription)$/;
/** Of a URL we keep only the path, to recognize the element. Everything else in it may be private. */
const ADDRESSES = new Set(['href', 'src', 'action', 'xlink:href', 'poster', 'data', 'formaction']);
/** Empty differs from missing: an empty alternative text means something. */
const MEANT_WHEN_EMPTY = /^(alt|title|value|lang|href|placeholder|aria-.+)$/;
/** An address, a long number, or a long word of letters and digits. */
const PERSONAL = /[^\s/"']*(?:@|%40)[^\s/"']*|\d{4,}|\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{20,}\b/gi;

/**
 * A short piece of HTML without what people wrote or typed: texts and values become “…”, empty values stay empty, because that is
 * often the mistake itself. Addresses keep their path.
 */
export function redactSnippet(html: string): string {
  let redacted = '';
  for (const piece of readPieces(shorten(html))) {
    const next = typeof piece === 'string' ? redactText(piece) : redactTag(piece);
    const isLonger = redacted.length + next.length > MAX_LENGTH;
    if (!isLonger && !(next === HIDDEN && redacted.endsWith(HIDDEN))) redacted += next;
    // The content of html or body says nothing about the page as a whole.
    if (WHOLE_PAGE.test(redacted)) return inOneLine(endHidden(redacted));
    if (isLonger) return inOneLine(redacted === '' ? `${next.slice(0, MAX_LENGTH)}${HIDDEN}` : endHidden(redacted));
  }
  return inOneLine(redacted);
}

/** The same for a selector: axe-core uses attribute values where nothing else distinguishes elements. */
export const redactSelector = (selector: string): string =>
  inOneLine(
    selector
      .slice(0, MAX_READ)
      .replace(
        /\[((?:\\.|[\w:-])+)[~|^$*]?=("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')\]/g,
        (whole, name: string, quoted: string) => {
          const value = quoted.slice(1, -1);
          return redactValue('', name.replaceAll('\\', '').toLowerCase(), value) === value ? whole : `[${name}]`;
        },
      )
      .slice(0, MAX_SELECTOR),
  );

/** Removes line breaks, terminal control characters, and halves of surrogate pairs. */
const inOneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();

/** A data URL is long and meaningless here. */
const shorten = (html: string) => html.replace(/\bdata:[^"'\s>)]{100,}/gi, 'data:').slice(0, MAX_READ);

const endHidden = (text: string) => (text.endsWith(HIDDEN) ? text : `${text}${HIDDEN}`);

const redactText = (text: string) => (text.trim() === '' ? '' : HIDDEN);

function redactTag({ isClosing, name, attributes }: Tag): string {
  if (isClosing) return `</${name}>`;
  return `<${[name, ...attributes.flatMap(([key, value]) => redactAttribute(name, key, value))].join(' ')}>`;
}

function redactAttribute(tag: string, key: string, value: string): string[] {
  // Noise, and where frameworks put their data.
  if (/^(data-|on)/.test(key) || !/^[a-z][\w:.-]*$/.test(key)) return [];
  if (value === '') return [MEANT_WHEN_EMPTY.test(key) ? `${key}=""` : key];
  return [`${key}="${redactValue(tag, key, value).replaceAll('"', '&quot;')}"`];
}

function redactValue(tag: string, key: string, value: string): string {
  if (ADDRESSES.has(key)) return redactAddress(value);
  const isKept =
    KEPT.has(key) || (key.startsWith('aria-') && !ARIA_TEXT.test(key)) || (key === 'content' && tag === 'meta');
  if (!isKept) return HIDDEN;
  if (key === 'class') return value;
  return value.replace(/url\([^)]*\)/gi, `url(${HIDDEN})`).replace(PERSONAL, HIDDEN);
}

function redactAddress(value: string): string {
  const [scheme] = /^(?:mailto|tel|sms|data|blob|javascript):/i.exec(value.trim()) ?? [];
  if (scheme) return `${scheme}${HIDDEN}`;
  return value
    .replace(/^([a-z]+:)?\/\/[^/?#]*@/i, (front) => front.slice(0, front.indexOf('//') + 2))
    .replace(/([?#]).+$/s, `$1${HIDDEN}`)
    .replace(PERSONAL, HIDDEN);
}
