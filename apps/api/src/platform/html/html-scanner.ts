import { type Token, Tokenizer, TokenizerMode } from 'parse5';

export interface HtmlEvents {
  /** A start tag; of duplicate attributes the first counts. Those in an SVG or a formula are foreign. */
  onTag(name: string, attributes: ReadonlyMap<string, string>, isForeign: boolean): void;
  /** The text of a script element that was closed; unclosed ones never run, nor do inert ones in a template. */
  onScript(text: string, isInert: boolean): void;
}

export interface HtmlScanner {
  push(text: string): void;
}

/** What is kept of one tag; the rest is skipped. */
const MAX_ATTRIBUTES = 100;
const MAX_VALUE = 16_384;

/** Elements whose content browsers treat as text, whatever it looks like. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript']);
/** The tags inside have rules of their own. */
const FOREIGN = new Set(['svg', 'math']);
/** Inside an SVG these two may be self-closing. */
const CLOSED_BY_SLASH = new Set(['title', 'style']);

/**
 * Scans untrusted HTML in chunks, in time linear in its length however they are split: the tokenizer is
 * that of parse5, but no tree is built. No tags inside a template are reported.
 */
export function createHtmlScanner(events: HtmlEvents): HtmlScanner {
  let script: string[] | null = null;
  let templates = 0;
  let foreigners = 0;
  const keepText = ({ chars }: Token.CharacterToken) => void script?.push(chars);
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName: name, attrs, selfClosing }) {
        const isForeign = foreigners > 0;
        const isClosed = selfClosing && (isForeign || FOREIGN.has(name));
        if (templates === 0) events.onTag(name, boundedMap(attrs), isForeign);
        if (name === 'template') templates += 1;
        if (FOREIGN.has(name) && !isClosed) foreigners += 1;
        if (name === 'plaintext') tokenizer.state = TokenizerMode.PLAINTEXT;
        if (!RAW_TEXT.has(name) || (isClosed && CLOSED_BY_SLASH.has(name))) return;
        tokenizer.state = TokenizerMode.RAWTEXT;
        script = name === 'script' ? [] : null;
      },
      onEndTag({ tagName: name }) {
        if (name === 'template') templates = Math.max(0, templates - 1);
        if (FOREIGN.has(name)) foreigners = Math.max(0, foreigners - 1);
        if (script) events.onScript(script.join(''), templates > 0);
        script = null;
      },
      onCharacter: keepText,
      onWhitespaceCharacter: keepText,
      onNullCharacter: keepText,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  return { push: (text) => tokenizer.write(text, false) };
}

const boundedMap = (attributes: readonly Token.Attribute[]) =>
  new Map(attributes.slice(0, MAX_ATTRIBUTES).map(({ name, value }) => [name, value.slice(0, MAX_VALUE)]));

const ignore = () => undefined;
