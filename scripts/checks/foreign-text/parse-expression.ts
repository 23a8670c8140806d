/**
 * A regular expression as a tree of what matters for its running time. Characters are kept as text: which ones they stand
 * for is asked of the engine itself.
 */
export type Node =
  | { readonly kind: 'characters'; readonly source: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly options: readonly Node[] }
  | { readonly kind: 'repeat'; readonly part: Node; readonly min: number; readonly max: number }
  /** Something that must hold here. What it reads ahead (`part`) is not taken. */
  | { readonly kind: 'assertion'; readonly part: Node };

const EMPTY: Node = { kind: 'sequence', parts: [] };
const HERE: Node = { kind: 'assertion', part: EMPTY };

/** Throws on what the analysis does not know: a back reference, or a look behind of unknown length. */
export function parseExpression(source: string): Node {
  let at = 0;
  const startsWith = (text: string) => source.startsWith(text, at);
  const take = (text: string) => {
    const isThere = startsWith(text);
    if (isThere) at += text.length;
    return isThere;
  };
  const takeMatch = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(source) ?? [];
    at += found.length;
    return found;
  };

  const choice = (): Node => {
    const options = [sequence()];
    while (take('|')) options.push(sequence());
    return options.length === 1 ? (options[0] ?? EMPTY) : { kind: 'choice', options };
  };
  const sequence = (): Node => {
    const parts: Node[] = [];
    while (at < source.length && !startsWith('|') && !startsWith(')')) parts.push(quantified(atom()));
    return { kind: 'sequence', parts };
  };
  const quantified = (part: Node): Node => {
    const text = takeMatch(/[*+?]|\{\d+(?:,\d*)?\}/y);
    if (text === '') return part;
    take('?');
    const [min = 0, max = min] =
      { '*': [0, Number.POSITIVE_INFINITY], '+': [1, Number.POSITIVE_INFINITY], '?': [0, 1] }[text] ??
      text
        .slice(1, -1)
        .split(',')
        .map((count) => (count === '' ? Number.POSITIVE_INFINITY : Number(count)));
    return { kind: 'repeat', part, min, max };
  };
  const atom = (): Node => {
    if (take('(')) return group();
    if (take('^') || take('$') || take('\\b') || take('\\B')) return HERE;
    if (/^\\(?:[1-9]|k<)/.test(source.slice(at, at + 3))) throw new Error('a back reference');
    const text = takeMatch(/\[(?:\\.|[^\\\]])*\]|\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|.)|./suy);
    return { kind: 'characters', source: text };
  };
  const group = (): Node => {
    const kind = takeMatch(/\?(?::|=|!|<=|<!|<\w+>)/y);
    const part = choice();
    take(')');
    if (kind === '?=' || kind === '?!') return { kind: 'assertion', part };
    if (kind === '?<=' || kind === '?<!') {
      if (longest(part) > 10) throw new Error('a long look behind');
      return HERE;
    }
    return part;
  };
  const tree = choice();
  if (at < source.length) throw new Error(`not read from ${at} on`);
  return tree;
}

function longest(node: Node): number {
  switch (node.kind) {
    case 'characters':
      return 1;
    case 'sequence':
      return node.parts.reduce((sum, part) => sum + longest(part), 0);
    case 'choice':
      return Math.max(...node.options.map(longest));
    case 'repeat':
      return node.max * longest(node.part);
    case 'assertion':
      return 0;
  }
}
