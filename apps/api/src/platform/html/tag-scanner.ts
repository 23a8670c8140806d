export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly isEnd: boolean;
  readonly isClosedBySlash: boolean;
}

/** What is kept of one tag; the rest is skipped. */
const MAX_ATTRIBUTES = 100;
const MAX_NAME = 100;
const MAX_VALUE = 16_384;

type State = (text: string, at: number) => number;

/** Scans one tag after another, from its name to its `>`, in any number of chunks. */
export function createTagScanner(onEnd: (tag: Tag) => void) {
  let name = '';
  let attributes = new Map<string, string>();
  let isEnd = false;
  let isClosedBySlash = false;
  let attribute = '';
  let value = '';
  let quote = '';

  const inName: State = (text, at) => {
    const end = find(NAME_END, text, at);
    name = bounded(name, text.slice(at, end), MAX_NAME);
    return end < text.length ? goTo(betweenAttributes, end) : end;
  };
  const betweenAttributes: State = (text, at) => {
    const char = text.charAt(at);
    if (char === '>') return close(at + 1);
    if (SPACES.includes(char)) return at + 1;
    isClosedBySlash = char === '/';
    return isClosedBySlash ? at + 1 : goTo(inAttribute, at);
  };
  const inAttribute: State = (text, at) => {
    // A leading equals sign is part of the name.
    const from = attribute === '' && text.charAt(at) === '=' ? at + 1 : at;
    const end = find(ATTRIBUTE_END, text, from);
    attribute = bounded(attribute, text.slice(at, end), MAX_NAME);
    return end < text.length ? goTo(behindAttribute, end) : end;
  };
  const behindAttribute: State = (text, at) => {
    const char = text.charAt(at);
    if (SPACES.includes(char)) return at + 1;
    if (char === '=') return goTo(beforeValue, at + 1);
    keepAttribute();
    return goTo(betweenAttributes, at);
  };
  const beforeValue: State = (text, at) => {
    const char = text.charAt(at);
    if (SPACES.includes(char)) return at + 1;
    if (char === '>') {
      keepAttribute();
      return goTo(betweenAttributes, at);
    }
    quote = char === '"' || char === "'" ? char : '';
    return goTo(inValue, quote === '' ? at : at + 1);
  };
  const inValue: State = (text, at) => {
    const found = quote === '' ? find(VALUE_END, text, at) : text.indexOf(quote, at);
    const end = found < 0 ? text.length : found;
    value = bounded(value, text.slice(at, end), MAX_VALUE);
    if (end === text.length) return end;
    keepAttribute();
    return goTo(betweenAttributes, quote === '' ? end : end + 1);
  };

  const keepAttribute = () => {
    const key = attribute.toLowerCase();
    if (attributes.size < MAX_ATTRIBUTES && !attributes.has(key)) attributes.set(key, decodeReferences(value));
    attribute = '';
    value = '';
  };
  const close = (at: number): number => {
    onEnd({ name: name.toLowerCase(), attributes, isEnd, isClosedBySlash });
    return at;
  };
  const goTo = (next: State, at: number): number => {
    state = next;
    return at;
  };
  let state: State = inName;
  return {
    start(tag: { isEnd: boolean }): void {
      name = '';
      attributes = new Map();
      isEnd = tag.isEnd;
      isClosedBySlash = false;
      state = inName;
    },
    read: (text: string, at: number): number => state(text, at),
  };
}

const SPACES = ' \n\t\r\f';
const NAME_END = /[ \n\t\r\f/>]/g;
const ATTRIBUTE_END = /[ \n\t\r\f/>=]/g;
const VALUE_END = /[ \n\t\r\f>]/g;

/** The index of the next of these characters, or the end of the text. */
function find(characters: RegExp, text: string, from: number): number {
  characters.lastIndex = from;
  return characters.exec(text)?.index ?? text.length;
}

const bounded = (kept: string, more: string, length: number) =>
  kept.length >= length ? kept : kept + more.slice(0, length - kept.length);

const NAMED: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };
const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|apos|gt|lt|quot));/gi;

/** Decodes the character references that occur in URLs and policies. */
function decodeReferences(text: string): string {
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
