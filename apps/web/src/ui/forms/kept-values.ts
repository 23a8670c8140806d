import type { FormValues } from './form-store.ts';

const KEY = 'keptForms';
type Kept = Record<string, FormValues>;

const forms = new Set<() => FormValues>();

/** Registers a form while it is on the page. Returns a function that unregisters it. */
export function registerForm(getValues: () => FormValues): () => void {
  forms.add(getValues);
  return () => void forms.delete(getValues);
}

/** Stores the values of the forms on this page for after a reload. Passwords are never stored. */
export function keepTypedValues(): void {
  const kept: Kept = {};
  for (const getValues of forms) {
    const values = getValues();
    kept[nameOf(values)] = Object.fromEntries(Object.entries(values).filter(([field]) => !/password/i.test(field)));
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage, a reload loses the values as usual.
  }
}

/** Whether a form of this page starts with stored values. */
export function hasKeptValues(): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Kept;
    return Object.keys(kept).some((name) => name.startsWith(`${window.location.pathname}:`));
  } catch {
    return false;
  }
}

/** A form's initial values: what was stored for it on this page before a reload, once; else the given ones. */
export function withKeptValues<V extends FormValues>(initial: V): V {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Kept;
    const { [nameOf(initial)]: own, ...others } = kept;
    if (own === undefined) return initial;
    sessionStorage.setItem(KEY, JSON.stringify(others));
    return { ...initial, ...own };
  } catch {
    return initial;
  }
}

/** The same fields on the same page are the same form. */
const nameOf = (values: FormValues): string => `${window.location.pathname}:${Object.keys(values).sort().join()}`;
