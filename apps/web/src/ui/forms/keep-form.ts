import { keep, readKept } from '../../lib/kept-values.ts';
import type { FormStore, FormValues } from './form-store.ts';

/** Fills a form with what was typed into it before. Returns the fields that were. */
export function restoreForm<V extends FormValues>(store: FormStore<V>, about: string): string[] {
  const known = pickKnown(readKept(nameOf(store, about)), store.get().values);
  store.fill(known, { isTyped: true });
  return Object.keys(known);
}

/**
 * The same, and keeps what is typed from now on: over a reload, the way to another screen and back, and the end of the
 * session, until it is sent or its dialog is closed. Returns a function to call when the form leaves.
 */
export function keepForm<V extends FormValues>(store: FormStore<V>, about: string): () => void {
  const page = document.querySelector('main');
  const { pathname } = window.location;
  const name = nameOf(store, about);
  const shown = new Set(restoreForm(store, about));
  let isGone = false;

  store.subscribe(() => {
    if (store.get().isDone && Object.keys(store.typed()).length === 0) return keep(name, undefined);
    if (isGone) return;
    const typed = Object.entries(store.typed()).filter(([field]) => {
      const controls = controlsOf(field);
      if (controls.some(isSecret)) shown.delete(field);
      else if (controls.length > 0) shown.add(field);
      // What is shown nowhere could be a secret; a field of another step was shown before.
      return shown.has(field);
    });
    keep(name, typed.length === 0 ? undefined : Object.fromEntries(typed));
  });

  return () => {
    isGone = true;
    const isInDialog = Object.keys(store.get().values).some((field) =>
      controlsOf(field).some((control) => control.closest('[role=dialog]') !== null),
    );
    if (!isInDialog) return;
    // A dialog that closes while its page stays was closed by the person.
    setTimeout(() => {
      if (page?.isConnected && window.location.pathname === pathname) keep(name, undefined);
    });
  };
}

/** The same fields on the same page are the same form, unless `about` tells two things apart. */
const nameOf = <V extends FormValues>(store: FormStore<V>, about: string): string =>
  [window.location.pathname, about, Object.keys(store.get().values).sort()].join(':');

const controlsOf = (field: string): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(field)}"]`),
];

/** Passwords, also while they are shown, and codes. */
const isSecret = (control: HTMLInputElement): boolean =>
  control.type === 'password' ||
  control.dataset.secret !== undefined ||
  /password|one-time-code/.test(control.autocomplete ?? '');

/** Fields that still exist, with a value of the same type. */
function pickKnown<V extends FormValues>(kept: unknown, values: V): Partial<V> {
  if (typeof kept !== 'object' || kept === null) return {};
  const fitting = Object.entries(kept).filter(([field, value]) => typeof value === typeof values[field]);
  return Object.fromEntries(fitting) as Partial<V>;
}
