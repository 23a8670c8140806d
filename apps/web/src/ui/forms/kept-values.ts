import type { FormValues } from './form-store.ts';

const KEY = 'keptForms';
type Kept = Record<string, FormValues>;

const forms = new Set<() => FormValues>();

/** Tells of a form on the page, for as long as it is there. Returns how to stop. */
export function registerForm(getValues: () => FormValues): () => void {
  forms.add(getValues);
  return () => void forms.delete(getValues);
}

/** Puts away what stands in the forms of this page, to be found after a reload. Passwords are never stored. */
export function keepTypedValues(): void {
  const kept: Kept = {};
  for (const getValues of forms) {
    const values = getValues();
    kept[nameOf(values)] = Object.fromEntries(Object.entries(values).filter(([field]) => !/password/i.test(field)));
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage a reload is what it always was.
  }
}

/** Whether a form of this page begins with something that was put away. */
export function hasKeptValues(): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Kept;
    return Object.keys(kept).some((name) => name.startsWith(`${window.location.pathname}:`));
  } catch {
    return false;
  }
}

/** What a form begins with: what was put away for it on this page before a reload, once; else what it is given. */
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
