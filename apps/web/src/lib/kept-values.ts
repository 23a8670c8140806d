const KEY = 'keptForms';
/** Of everything together, in characters. The oldest go first; what is longer by itself is not kept. */
const MAX_LENGTH = 200_000;

interface Kept {
  /** Whose work it is; null for someone who was not signed in. */
  readonly owner: string | null;
  /** By name, the oldest first. */
  readonly values: Readonly<Record<string, unknown>>;
}

const NOTHING: Kept = { owner: null, values: {} };
let owner: string | null = null;

/** What was typed in this tab under a name, and neither sent nor discarded; undefined if there is nothing. */
export const readKept = (name: string): unknown => read().values[name];

/** Keeps what is typed over a reload, another screen and the end of the session. `undefined` forgets it. */
export function keep(name: string, value: unknown): void {
  const kept = read();
  const { [name]: before, ...others } = kept.values;
  if (before === undefined && value === undefined) return;
  const entries = Object.entries(value === undefined ? others : { ...others, [name]: value });
  while (JSON.stringify(entries).length > MAX_LENGTH) entries.shift();
  write({ owner: owner ?? kept.owner, values: Object.fromEntries(entries) });
}

/** Someone is signed in: what another person, or the same one for another organization, has typed is gone. */
export function keepFor(person: string): void {
  owner = person;
  const kept = read();
  if (kept.owner !== null && kept.owner !== person) write(NOTHING);
}

/** Someone has signed out. */
export function forgetKept(): void {
  owner = null;
  write(NOTHING);
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

// An earlier version of this page may have stored something else.
function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null || !('owner' in kept) || !('values' in kept)) return false;
  return typeof kept.values === 'object' && kept.values !== null;
}

function write(kept: Kept): void {
  try {
    if (Object.keys(kept.values).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage, a reload loses what was typed, as usual.
  }
}
