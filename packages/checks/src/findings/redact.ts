import { attributeValuesIn } from './read-selector.ts';
import { readPieces, type Tag } from './read-tags.ts';

const MAX_LENGTH = 300;
const MAX_SELECTOR = 500;
/** Enough to recognize a text by. */
const MAX_WORDS = 40;
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
/** The shortest word of letters and digits that may be a secret. */
const MIN_SECRET = 20;

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
export function redactSelector(selector: string): string {
  const read = selector.slice(0, MAX_READ);
  let redacted = '';
  let at = 0;
  for (const { from, to, name, value } of attributeValuesIn(read)) {
    const isHarmless = redactValue('', name.replaceAll('\\', '').toLowerCase(), value) === value;
    redacted += read.slice(at, from) + (isHarmless ? read.slice(from, to) : `[${name}]`);
    at = to;
  }
  return inOneLine((redacted + read.slice(at)).slice(0, MAX_SELECTOR));
}

/** The first words of an element, without what may belong to a person: addresses, long numbers, secrets. */
export function redactWords(text: string): string {
  const words = inOneLine(hidePersonal(hideNumbers(text.slice(0, MAX_READ))));
  if (words.length <= MAX_WORDS) return words;
  const cut = words.slice(0, MAX_WORDS);
  // At the end of a word, unless the first one is longer.
  const end = cut.lastIndexOf(' ');
  return endHidden(inOneLine(end > 0 ? cut.slice(0, end) : cut));
}

/** Phone numbers and dates are written in groups, each of which is too short to be hidden by itself. */
const hideNumbers = (text: string) => text.replace(/\d(?:[\s.\-/()]?\d){5,}/g, HIDDEN);

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
  return hidePersonal(value.replace(/url\([^)]*\)?/gi, `url(${HIDDEN})`));
}

function redactAddress(value: string): string {
  const [scheme] = /^(?:mailto|tel|sms|data|blob|javascript):/i.exec(value.trim()) ?? [];
  if (scheme) return `${scheme}${HIDDEN}`;
  const shown = value
    .replace(/^([a-z]+:)?\/\/[^/?#]*@/i, (front) => front.slice(0, front.indexOf('//') + 2))
    .replace(/([?#]).+/s, `$1${HIDDEN}`);
  return hidePersonal(shown);
}

/** Hides words with an address, long numbers, and long words of letters and digits. */
const hidePersonal = (value: string) =>
  value.replace(/[^\s/"']+/g, (word) => (/@|%40/i.test(word) ? HIDDEN : word.replace(/\w+/g, hideSecrets)));

function hideSecrets(word: string): string {
  const isSecret =
    word.length >= MIN_SECRET && !word.includes('_') && /[a-z]/i.test(word) && /^\d{0,3}(?!\d)/.test(word);
  return isSecret && /\d/.test(word) ? HIDDEN : word.replace(/\d{4,}/g, HIDDEN);
}
