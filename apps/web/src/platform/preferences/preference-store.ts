import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';
import { onStoredElsewhere, readStored, writeStored } from '../storage.ts';

export interface PreferenceStore<V extends string> {
  get(): V;
  set(value: V): void;
  /** Starts following other tabs; `apply` runs now and after every change. */
  start(apply: (value: V) => void): void;
  /** This page has its own value, whatever is stored. For a server-rendered page, before anything is rendered. */
  pin(value: V): void;
  use(): V;
}

/** One stored choice, shared by every component and every tab. An invalid stored value is ignored. */
export function createPreference<V extends string>(key: string, choices: readonly V[], preset: V): PreferenceStore<V> {
  const known = (value: string | null): V | undefined => choices.find((choice) => choice === value);
  let renderedByServer = preset;
  const current = createStore(known(readStored(key)) ?? preset);

  const change = (value: V) => {
    if (value !== current.get()) current.set(value);
  };

  return {
    get: current.get,
    set(value) {
      writeStored(key, value);
      change(value);
    },
    start(apply) {
      apply(current.get());
      current.subscribe(() => apply(current.get()));
      onStoredElsewhere(key, (value) => change(known(value) ?? preset));
    },
    pin(value) {
      renderedByServer = value;
      current.set(value);
    },
    use: () => useStore(current, () => renderedByServer),
  };
}
