import type { WidgetConfig } from '@evenway/contract';
import { useEffect, useRef } from 'react';
import { keep, readKept } from '../../../lib/kept-values.ts';
import type { Store } from '../../../lib/store.ts';
import { toDraft } from './draft/draft.ts';
import type { Edits } from './draft/edits.ts';

interface EditsStore {
  get(): { readonly values: Edits };
  subscribe: Store<unknown>['subscribe'];
  change(edits: Edits): void;
}

/** Unsaved changes survive like a form: they are back as soon as the saved settings are known. */
export function useKeptEdits(websiteId: string, store: EditsStore, saved: WidgetConfig | undefined): void {
  const isRestored = useRef(false);
  useEffect(() => {
    if (!saved || isRestored.current) return;
    isRestored.current = true;
    const kept = readKept(nameOf(websiteId));
    if (isEdits(kept, saved)) store.change(kept);
  }, [websiteId, store, saved]);
  useEffect(
    () =>
      store.subscribe(() => {
        const edits = store.get().values;
        keep(nameOf(websiteId), Object.keys(edits.values).length > 0 ? edits : undefined);
      }),
    [websiteId, store],
  );
}

const nameOf = (websiteId: string): string => `widget:${websiteId}`;

/** Whether these are settings of this version of the page. */
function isEdits(kept: unknown, saved: WidgetConfig): kept is Edits {
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('seen' in kept)) return false;
  return fits(kept.values, toDraft(saved)) && fits(kept.seen, saved);
}

function fits(part: unknown, whole: object): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const known = new Map(Object.entries(whole));
  return Object.entries(part).every(([name, value]) => {
    if (!known.has(name)) return false;
    const sample: unknown = known.get(name);
    // A setting that is not set can be anything that can be set.
    if (sample === null || value === null) return value === null || typeof value === 'string';
    return typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);
  });
}
