import { type Node, parseExpression } from './parse-expression.ts';

/** How many characters at most an expression may read again for each character: more counts as without a bound. */
const MAX_COPIES = 64;
const MAX_POSITIONS = 700;

/** Where an expression reads a character, and which positions may read the next one. */
interface Automaton {
  /** Characters (indexes of the sample) that each position reads. */
  readonly reads: ReadonlySet<number>[];
  readonly next: ReadonlySet<number>[];
  /** Positions after which the expression has matched, whatever follows. */
  readonly accepting: ReadonlySet<number>;
  /** Pairs of positions that follow each other in more than one way. */
  readonly ambiguous: ReadonlyArray<readonly [from: number, to: number]>;
}

export type Growth = 'linear' | 'polynomial' | 'exponential' | 'unknown';

/**
 * How the time of an expression may grow with the length of a text. Backtracking is slow where the same text can be read
 * in several ways: around one loop (exponential), or by two loops one after the other, of which the search for a first
 * match at every character is one (polynomial). Errs on the safe side: a text that makes the last loop fail is assumed.
 */
export function measureGrowth(source: string, flags: string): Growth {
  let tree: Node;
  try {
    tree = parseExpression(source);
  } catch {
    return 'unknown';
  }
  const isAnchored = flags.includes('y') || (!flags.includes('m') && startsAtStart(source));
  const automaton = toAutomaton(tree, flags, isAnchored);
  if (automaton.reads.length > MAX_POSITIONS) return 'unknown';
  return growthOf(automaton);
}

/** `^` at the start of the whole, of which every choice is a part. */
const startsAtStart = (source: string) => source.startsWith('^') && parseExpression(source).kind !== 'choice';

/** One character of each kind that an expression of ours could tell apart, and those that it names itself. */
const COMMON = [
  ...Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code)),
  ...'ΑαЖжאعहกあア漢한０＝＋－＠ſK«»…‘“ \u00ad\u200b\u2028\u2029\u2066\u2069\ud800\udfff\ufeff',
  '😀',
];

function toAutomaton(tree: Node, flags: string, isAnchored: boolean): Automaton {
  const sample = [...new Set([...COMMON, ...namedIn(tree)])];
  const reads: ReadonlySet<number>[] = [];
  const next: Set<number>[] = [];
  const ambiguous: Array<readonly [number, number]> = [];
  const seen = new Map<string, ReadonlySet<number>>();
  const readBy = (source: string) => {
    const known = seen.get(source);
    if (known) return known;
    const pattern = new RegExp(`^(?:${source})$`, flags.replace(/[gy]/g, ''));
    const found = new Set([...sample.keys()].filter((at) => pattern.test(sample[at] ?? '')));
    seen.set(source, found);
    return found;
  };
  const link = (from: ReadonlySet<number>, to: ReadonlySet<number>) => {
    for (const one of from) {
      for (const other of to) {
        if (next[one]?.has(other)) ambiguous.push([one, other]);
        next[one]?.add(other);
      }
    }
  };
  const addPosition = (characters: ReadonlySet<number>) => {
    if (reads.length > MAX_POSITIONS) return new Set<number>();
    reads.push(characters);
    next.push(new Set());
    return new Set([reads.length - 1]);
  };

  const none: Part = { first: new Set(), last: new Set(), accepting: new Set(), isEmpty: true, isFree: true };
  const join = (one: Part, other: Part): Part => {
    link(one.last, other.first);
    return {
      first: one.isEmpty ? union(one.first, other.first) : one.first,
      last: other.isEmpty ? union(one.last, other.last) : other.last,
      accepting: other.isFree ? union(one.accepting, other.accepting) : other.accepting,
      isEmpty: one.isEmpty && other.isEmpty,
      isFree: one.isFree && other.isFree,
    };
  };
  const build = (node: Node): Part => {
    switch (node.kind) {
      case 'characters': {
        const position = addPosition(readBy(node.source));
        return { first: position, last: position, accepting: position, isEmpty: false, isFree: false };
      }
      case 'sequence':
        return node.parts.reduce((before, part) => join(before, build(part)), none);
      case 'choice': {
        const options = node.options.map(build);
        return {
          first: union(...options.map(({ first }) => first)),
          last: union(...options.map(({ last }) => last)),
          accepting: union(...options.map(({ accepting }) => accepting)),
          isEmpty: options.some(({ isEmpty }) => isEmpty),
          isFree: options.some(({ isFree }) => isFree),
        };
      }
      case 'assertion':
        // What it reads is read again by what follows: nothing comes after its last character.
        return { ...none, first: build(node.part).first, isFree: false };
      case 'repeat': {
        const { part, min, max } = node;
        const copies = Number.isFinite(max) && max <= MAX_COPIES ? max : Math.min(min, MAX_COPIES);
        let whole = none;
        for (let copy = 0; copy < copies; copy += 1) {
          const built = build(part);
          const isOptional = copy >= min;
          whole = join(whole, {
            ...built,
            isEmpty: built.isEmpty || isOptional,
            isFree: built.isFree || isOptional,
          });
        }
        if (Number.isFinite(max) && max <= MAX_COPIES) return whole;
        const loop = build(part);
        link(loop.last, loop.first);
        const isOptional = min <= copies;
        return join(whole, { ...loop, isEmpty: loop.isEmpty || isOptional, isFree: loop.isFree || isOptional });
      }
    }
  };
  let whole = none;
  if (isAnchored) whole = build(tree);
  else {
    // The search for a first match: every character may be skipped.
    const anything = addPosition(new Set(sample.keys()));
    link(anything, anything);
    whole = build(tree);
    join({ ...none, first: anything, last: anything }, whole);
  }
  return { reads, next, accepting: whole.accepting, ambiguous };
}

interface Part {
  readonly first: ReadonlySet<number>;
  readonly last: ReadonlySet<number>;
  readonly accepting: ReadonlySet<number>;
  readonly isEmpty: boolean;
  /** It may be empty without a condition. */
  readonly isFree: boolean;
}

const union = (...sets: ReadonlySet<number>[]) => new Set(sets.flatMap((set) => [...set]));

function namedIn(node: Node): string[] {
  switch (node.kind) {
    case 'characters':
      return [...node.source];
    case 'sequence':
      return node.parts.flatMap(namedIn);
    case 'choice':
      return node.options.flatMap(namedIn);
    case 'repeat':
    case 'assertion':
      return namedIn(node.part);
  }
}

function growthOf(automaton: Automaton): Growth {
  const { reads, next, accepting, ambiguous } = automaton;
  const reach = reads.map((_, from) => reachable(next, from));
  const isInOneLoop = (one: number, other: number) =>
    reach[one]?.has(other) === true && reach[other]?.has(one) === true;
  if (ambiguous.some(([from, to]) => isInOneLoop(from, to))) return 'exponential';
  const shared = memoize((one: number, other: number) => {
    const [a, b] = [reads[one], reads[other]];
    return a && b ? [...a].filter((character) => b.has(character)) : [];
  });
  const loops = [...reads.keys()].filter((position) => reach[position]?.has(position));
  if (loops.some((position) => hasTwoWays(position, next, shared, reach))) return 'exponential';
  for (const first of loops) {
    for (const second of loops) {
      // Where the second may stop at any time, the text it has read is matched: nothing is read twice.
      if (first === second || accepting.has(second) || !reach[first]?.has(second)) continue;
      if (isRace(first, second, automaton)) return 'polynomial';
    }
  }
  return 'linear';
}

/** Whether some text leads from a position back to it in two different ways. */
function hasTwoWays(
  position: number,
  next: Automaton['next'],
  shared: (one: number, other: number) => readonly number[],
  reach: readonly ReadonlySet<number>[],
): boolean {
  const isInLoop = (at: number) => reach[at]?.has(position) === true;
  const start = `${position} ${position}`;
  const forward = new Set([start]);
  const queue: Array<readonly [number, number]> = [[position, position]];
  const edges = new Map<string, Set<string>>();
  for (let pair = queue.pop(); pair; pair = queue.pop()) {
    const key = `${pair[0]} ${pair[1]}`;
    for (const one of next[pair[0]] ?? []) {
      for (const other of next[pair[1]] ?? []) {
        if (!isInLoop(one) || !isInLoop(other) || shared(one, other).length === 0) continue;
        const target = `${one} ${other}`;
        const sources = edges.get(target) ?? new Set();
        sources.add(key);
        edges.set(target, sources);
        if (forward.has(target)) continue;
        forward.add(target);
        queue.push([one, other]);
      }
    }
  }
  // Backwards from the start: a pair of different positions on such a way.
  const backward = new Set([start]);
  const open = [start];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    for (const source of edges.get(key) ?? []) {
      if (backward.has(source)) continue;
      backward.add(source);
      open.push(source);
    }
  }
  return [...backward].some((key) => {
    const [one, other] = key.split(' ');
    return one !== other;
  });
}

/** Whether some text leads around the first loop, around the second, and from the first to the second. */
function isRace(first: number, second: number, { reads, next, accepting }: Automaton): boolean {
  const seen = new Set<string>();
  const open: Array<readonly [number, number, number]> = [[first, first, second]];
  for (let now = open.pop(); now; now = open.pop()) {
    for (const a of next[now[0]] ?? []) {
      for (const b of next[now[1]] ?? []) {
        for (const c of next[now[2]] ?? []) {
          if (accepting.has(c)) continue;
          const key = `${a} ${b} ${c}`;
          if (seen.has(key)) continue;
          if (![...(reads[a] ?? [])].some((character) => reads[b]?.has(character) && reads[c]?.has(character)))
            continue;
          seen.add(key);
          if (a === first && b === second && c === second) return true;
          open.push([a, b, c]);
        }
      }
    }
  }
  return false;
}

function reachable(next: Automaton['next'], from: number): Set<number> {
  const seen = new Set<number>();
  const open = [...(next[from] ?? [])];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    if (seen.has(position)) continue;
    seen.add(position);
    open.push(...(next[position] ?? []));
  }
  return seen;
}

function memoize<Result>(compute: (one: number, other: number) => Result) {
  const known = new Map<string, Result>();
  return (one: number, other: number): Result => {
    const key = `${one} ${other}`;
    const found = known.get(key) ?? compute(one, other);
    known.set(key, found);
    return found;
  };
}
