import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { createFormStore, type FormValues, type SubmitRules, translateErrors } from './form-store.ts';
import { keepForm, restoreForm } from './keep-form.ts';
import { useProblemFocus } from './use-problem-focus.ts';

interface FormOptions<V extends FormValues> extends SubmitRules<V> {
  initial: V;
  /** What the form is about, if one screen has several with the same fields. */
  about?: string;
  /** False for what must be typed anew each time. */
  isKept?: boolean;
}

type NamesOf<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string;

export function useForm<V extends FormValues>({ initial, about = '', isKept = true, ...rules }: FormOptions<V>) {
  // A screen that the server rendered first shows the same to everyone (decision 38), and is filled before it is painted.
  const isHydrating = useSyncExternalStore(noChanges, isNow, isFirst);
  const [store] = useState(() => {
    const made = createFormStore(initial);
    if (isKept && !isHydrating) restoreForm(made, about);
    return made;
  });
  useLayoutEffect(() => (isKept ? keepForm(store, about) : undefined), [store, about, isKept]);
  const state = useStore(store);
  const { values, isSubmitting, submitCount, failureCount, isDone, failure } = state;
  const { errors, errorList } = translateErrors(state, rules.validate);
  useProblemFocus(
    failureCount,
    errorList.map((error) => error.field),
  );

  return {
    values,
    errors,
    errorList,
    isSubmitting,
    submitCount,
    isDone,
    failure,
    set: store.set,
    fill: store.fill,
    reset: store.reset,
    handleSubmit: () => {
      ignoreSecondClick();
      void store.submit(rules);
    },
    field: <K extends NamesOf<V, string>>(name: K) => ({
      name,
      value: String(values[name]),
      onChange: (value: string) => store.set(name, value as V[K]),
      error: errors[name],
    }),
    checkbox: <K extends NamesOf<V, boolean>>(name: K) => ({
      name,
      isSelected: values[name] === true,
      onChange: (value: boolean) => store.set(name, value as V[K]),
      error: errors[name],
    }),
  };
}

/**
 * A double click counts once: its second half must not press what has moved under the pointer since, such as a link
 * below a message that went away.
 */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true, once: true });
}

const noChanges = () => () => undefined;
const isNow = () => false;
const isFirst = () => true;
