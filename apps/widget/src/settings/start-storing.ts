import { attempt } from '../page/attempt.ts';
import { fromDocument } from '../page/safe-document.ts';
import type { Choices } from '../profiles/choices.ts';
import type { PartScript } from './part-script.ts';
import type { Adjuster, Loader } from './parts.ts';
import { readSaved, storageKey } from './read-saved.ts';

type Values = Record<string, unknown>;

/** Saves choices, adopts those of another tab, or hides and shows the button. */
export type Storing = (action?: 'save' | 'sync' | 'visit' | 'always', adjuster?: Adjuster, made?: Made) => void;

/** The page's sheet, the page it was made for (empty if it fits any), and the choices that made it. */
interface Made extends Choices {
  css: string;
  page: string;
}

/** A tenth of a site's storage quota. The largest design systems need four fifths of it; the rest is the page's. */
const maxStoredLength = 500_000;

/** Called once, with what is stored then, as text. */
export type StartStoring = (loader: Loader, opened: string) => Storing;

let storing: Storing | undefined;

/**
 * Tabs share the storage. Each writes only its own changes over what others have written meanwhile, and adopts their
 * choices on the browser's storage event.
 */
const startStoring: StartStoring = (loader, opened) => {
  if (storing) return storing;
  const saved = loader.saved as Values;
  let known: Values = JSON.parse(opened);
  const save = () => {
    const stored = merge(readSaved() as Values, saved, known);
    known = JSON.parse(JSON.stringify(saved));
    write({ ...stored, k: loader.config.text, t: undefined });
  };
  const hide = (until?: string) => {
    saved.h = until === 'always' || undefined;
    loader.hiddenForVisit = until === 'visit';
    // If storage is blocked, choices last for this page view.
    attempt(() =>
      loader.hiddenForVisit ? sessionStorage.setItem(storageKey, 'h') : sessionStorage.removeItem(storageKey),
    );
    save();
    loader.refresh();
  };
  const sync = (adjuster: Adjuster) => {
    save();
    const stored = readSaved() as Values;
    const isBlocked = attempt(() => localStorage.length) === undefined;
    if (isBlocked || choicesIn(stored) === choicesIn(saved)) return;
    for (const key of Object.keys({ ...saved, ...stored })) saved[key] = stored[key];
    known = JSON.parse(JSON.stringify(saved));
    adjuster.reload();
    loader.refresh();
  };
  let saving: ReturnType<typeof setTimeout> | undefined;
  const saveNow = () => {
    clearTimeout(saving);
    if (saving !== undefined) save();
    saving = undefined;
  };
  // A visitor may choose something and leave at once.
  addEventListener('pagehide', saveNow);
  const store = ({ css, page, own, layers }: Made) => {
    const isStored = css !== '' && css.length < maxStoredLength;
    saved.p = layers[0] ? layers : undefined;
    // Also set, if empty, below a profile: its presence makes the loader start what was saved.
    saved.s = saved.p || Object.keys(own).length > 0 ? own : undefined;
    saved.c = isStored ? css : undefined;
    saved.g = (isStored && page) || undefined;
    // Storing can wait until the page has been drawn.
    clearTimeout(saving);
    saving = setTimeout(saveNow, 50);
  };
  storing = (action, adjuster, made) => {
    if (made) store(made);
    else if (action === 'save') save();
    else if (adjuster) sync(adjuster);
    else hide(action);
  };
  return storing;
};

/** Writes the differences between `own` and `known` over what is stored; settings one by one. */
function merge(stored: Values, own: Values, known: Values): Values {
  for (const key of Object.keys({ ...known, ...own })) {
    const value = own[key];
    if (JSON.stringify(value) !== JSON.stringify(known[key]))
      stored[key] = key === 's' && value ? merge({ ...Object(stored.s) }, value as Values, Object(known.s)) : value;
  }
  return stored;
}

/**
 * Nothing is stored without a choice. If the sheet is too large, only the choices are stored; if storage is blocked,
 * they last for this page view.
 */
function write(values: Values): void {
  try {
    if (choicesIn(values) === '') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    if (values.c) write({ ...values, c: undefined, g: undefined });
  }
}

/** Without values derived from the choices, and a marker of an earlier release. */
const choicesIn = ({ c, g, k, t, ...choices }: Values): string =>
  Object.entries(choices)
    .filter(([, value]) => value !== undefined)
    .map((entry) => JSON.stringify(entry))
    .sort()
    .join();

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = startStoring;
