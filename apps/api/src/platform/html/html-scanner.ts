import { createTagScanner, type Tag } from './tag-scanner.ts';

export interface HtmlEvents {
  /** A start tag; of duplicate attributes the first counts. Those in an SVG or a formula are foreign. */
  onTag(name: string, attributes: ReadonlyMap<string, string>, isForeign: boolean): void;
  /** The text of a script element that was closed; unclosed ones never run, nor do inert ones in a template. */
  onScript(text: string, isInert: boolean): void;
}

export interface HtmlScanner {
  push(text: string): void;
}

/** Consumes what it can of the text from a position on, and returns where to continue. */
type State = (text: string, at: number) => number;

/** Elements whose content browsers treat as text, whatever it looks like. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript']);
/** The tags inside have rules of their own. */
const FOREIGN = new Set(['svg', 'math']);
/** Inside an SVG these two may be self-closing. */
const CLOSED_BY_SLASH = new Set(['title', 'style']);

/**
 * Scans untrusted HTML in chunks. Every character is read a fixed number of times however the chunks are split, so time
 * is linear in the length; what is kept of a tag is bounded. No tags inside a template are reported.
 */
export function createHtmlScanner(events: HtmlEvents): HtmlScanner {
  let rawElement = '';
  let rawPieces: string[] = [];
  /** How much of the sequence that ends raw text has been matched. */
  let matched = 0;
  let dashes = 0;
  let isAfterBang = false;
  let templates = 0;
  let foreigners = 0;

  const inText: State = (text, at) => skipBehind(text, at, '<', inTagOpen);
  const inBogusComment: State = (text, at) => skipBehind(text, at, '>', inText);

  const inTagOpen: State = (text, at) => {
    const char = text.charAt(at);
    if (char === '!') return goTo(inMarkup, at + 1);
    if (char === '/') return goTo(inEndTagOpen, at + 1);
    if (char === '?') return goTo(inBogusComment, at + 1);
    if (!isLetter(char)) return goTo(inText, at);
    tag.start({ isEnd: false });
    return goTo(inTag, at);
  };
  const inEndTagOpen: State = (text, at) => {
    if (!isLetter(text.charAt(at))) return goTo(inBogusComment, at);
    tag.start({ isEnd: true });
    return goTo(inTag, at);
  };
  const inTag: State = (text, at) => tag.read(text, at);

  /** Nothing ends plain text. */
  const toTheEnd: State = (text) => text.length;

  /** After `<!`: two dashes start a comment, anything else does not. */
  const inMarkup: State = (text, at) => {
    if (text.charAt(at) !== '-') {
      dashes = 0;
      return goTo(inBogusComment, at);
    }
    dashes += 1;
    return dashes === 2 ? goTo(inComment, at + 1) : at + 1;
  };
  /** Ends at `-->` and `--!>`; the opening dashes count, so `<!-->` is a complete comment. */
  const inComment: State = (text, at) => {
    if (dashes === 0) {
      const dash = text.indexOf('-', at);
      if (dash < 0) return text.length;
      dashes = 1;
      return dash + 1;
    }
    const char = text.charAt(at);
    if (char === '>' && (isAfterBang || dashes >= 2)) {
      dashes = 0;
      isAfterBang = false;
      return goTo(inText, at + 1);
    }
    const isBang = char === '!' && dashes >= 2 && !isAfterBang;
    dashes = char === '-' ? (isAfterBang ? 1 : dashes + 1) : isBang ? dashes : 0;
    isAfterBang = isBang;
    return at + 1;
  };

  /** Keeps all chunks, and cuts off the end tag when it is found. */
  const inRawText: State = (text, from) => {
    const ending = `</${rawElement}`;
    let at = from;
    while (at < text.length) {
      if (matched === 0) {
        at = text.indexOf('<', at) + 1;
        if (at === 0) break;
        matched = 1;
        continue;
      }
      const char = text.charAt(at);
      if (matched === ending.length) {
        if (isSpace(char) || char === '/' || char === '>') return endRawText(text, from, at);
        matched = 0;
      } else if (char.toLowerCase() === ending.charAt(matched)) {
        matched += 1;
        at += 1;
      } else matched = 0;
    }
    if (rawElement === 'script') rawPieces.push(text.slice(from));
    return text.length;
  };
  const endRawText = (text: string, from: number, at: number): number => {
    if (rawElement === 'script')
      events.onScript([...rawPieces, text.slice(from, at)].join('').slice(0, -matched), templates > 0);
    rawPieces = [];
    matched = 0;
    tag.start({ isEnd: true });
    return goTo(inTag, at);
  };

  const tag = createTagScanner(({ name, attributes, isEnd, isClosedBySlash }: Tag) => {
    state = inText;
    const isForeign = foreigners > 0;
    const isClosed = isClosedBySlash && (isForeign || FOREIGN.has(name));
    if (!isEnd && templates === 0) events.onTag(name, attributes, isForeign);
    if (name === 'template') templates = Math.max(0, templates + (isEnd ? -1 : 1));
    if (FOREIGN.has(name) && !isClosed) foreigners = Math.max(0, foreigners + (isEnd ? -1 : 1));
    if (isEnd) return;
    if (name === 'plaintext') state = toTheEnd;
    if (!RAW_TEXT.has(name) || (isClosed && CLOSED_BY_SLASH.has(name))) return;
    rawElement = name;
    state = inRawText;
  });

  const goTo = (next: State, at: number): number => {
    state = next;
    return at;
  };
  const skipBehind = (text: string, at: number, end: string, next: State): number => {
    const found = text.indexOf(end, at);
    return found < 0 ? text.length : goTo(next, found + 1);
  };
  let state: State = inText;
  return {
    push(text) {
      for (let at = 0; at < text.length; ) at = state(text, at);
    },
  };
}

const isSpace = (char: string) => ' \n\t\r\f'.includes(char);
const isLetter = (char: string) => /^[a-z]$/i.test(char);
