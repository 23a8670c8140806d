export interface Tag {
  readonly isClosing: boolean;
  readonly name: string;
  /** In source order. An attribute without a value has an empty one. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

const PIECE = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The pieces of an HTML fragment: tags, and the text between them. Comments and truncated tags count as text. */
export function* readPieces(html: string): Generator<Tag | string> {
  for (const [piece, slash, name, rest = ''] of html.matchAll(PIECE)) {
    if (name === undefined) {
      yield piece;
      continue;
    }
    const attributes = [...rest.matchAll(ATTRIBUTE)].map(
      ([, key = '', double, single, bare]) => [key.toLowerCase(), double ?? single ?? bare ?? ''] as const,
    );
    yield { isClosing: slash === '/', name: name.toLowerCase(), attributes };
  }
}

export function firstTag(html: string): Tag | null {
  for (const piece of readPieces(html)) if (typeof piece !== 'string') return piece;
  return null;
}
