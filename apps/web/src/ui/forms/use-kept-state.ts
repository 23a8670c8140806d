import { useEffect, useRef, useState } from 'react';
import { keep, readKept } from '../../lib/kept-values.ts';

/**
 * State that a person has typed outside of `useForm`, and that survives like a form: a reload, the way back, the end of
 * the session. Never for secrets. `accept` judges what was stored, perhaps by an earlier version of the page.
 * `forget` when it is saved or discarded.
 */
export function useKeptState<T>(about: string, start: T, accept: (kept: unknown) => kept is T) {
  const [name] = useState(() => `${window.location.pathname}:${about}`);
  const [value, setValue] = useState<T>(() => {
    const kept = readKept(name);
    return accept(kept) ? kept : start;
  });
  const settled = useRef(start);
  useEffect(() => {
    if (value !== settled.current) keep(name, value);
  }, [name, value]);
  const forget = (next: T = value) => {
    settled.current = next;
    setValue(next);
    keep(name, undefined);
  };
  return [value, setValue, forget] as const;
}
