export interface Tag {
  readonly isClosing: boolean;
  readonly name: string;
  /** In source order. An attribute without a value has an empty one. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

const TAG_START = /<(\/?)([a-z][^\s/<>"']*)/iy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The pieces of an HTML fragment: tags, and the text between them. Comments and truncated tags count as text. */
export function* readPieces(html: string): Generator<Tag | string> {
  const tagEnds = findTagEnds(html);
  let at = 0;
  while (at < html.length) {
    const [start, slash, name = ''] = readTagStart(html, at) ?? [];
    const tagEnd = start === undefined ? -1 : (tagEnds[at + start.length] ?? -1);
    if (start !== undefined && tagEnd >= 0) {
      const attributes = [...html.slice(at + start.length, tagEnd).matchAll(ATTRIBUTE)].map(
        ([, key = '', double, single, bare]) => [key.toLowerCase(), double ?? single ?? bare ?? ''] as const,
      );
      yield { isClosing: slash === '/', name: name.toLowerCase(), attributes };
      at = tagEnd + 1;
    } else {
      const textEnd = endOfText(html, at);
      yield html.slice(at, textEnd);
      at = textEnd;
    }
  }
}

export function firstTag(html: string): Tag | null {
  for (const piece of readPieces(html)) if (typeof piece !== 'string') return piece;
  return null;
}

function readTagStart(html: string, at: number): RegExpExecArray | null {
  TAG_START.lastIndex = at;
  return TAG_START.exec(html);
}

function endOfText(html: string, at: number): number {
  const isComment = html.startsWith('<!--', at);
  const end = isComment ? html.indexOf('-->', at + 4) : html.indexOf('<', at + 1);
  if (end < 0) return html.length;
  return isComment ? end + 3 : end;
}

/**
 * For each position inside a tag, outside its quotes, where that tag ends; -1 if it never does. Computed backwards, so
 * that a text full of unfinished tags is read once.
 */
function findTagEnds(html: string): Int32Array {
  const ends = new Int32Array(html.length + 1).fill(-1);
  const nextQuote = { '"': -1, "'": -1 };
  for (let at = html.length - 1; at >= 0; at -= 1) {
    const letter = html[at];
    if (letter === '>') ends[at] = at;
    else if (letter === '"' || letter === "'") {
      const closing = nextQuote[letter];
      ends[at] = closing < 0 ? -1 : (ends[closing + 1] ?? -1);
      nextQuote[letter] = at;
    } else ends[at] = ends[at + 1] ?? -1;
  }
  return ends;
}
