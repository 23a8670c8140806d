import { useEffect, useState } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { createFormStore, type FormValues, type SubmitRules, translateErrors } from './form-store.ts';
import { registerForm, withKeptValues } from './kept-values.ts';
import { useProblemFocus } from './use-problem-focus.ts';

interface FormOptions<V extends FormValues> extends SubmitRules<V> {
  initial: V;
}

type NamesOf<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string;

export function useForm<V extends FormValues>({ initial, ...rules }: FormOptions<V>) {
  const [store] = useState(() => createFormStore(withKeptValues(initial)));
  useEffect(() => registerForm(() => store.get().values), [store]);
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
    handleSubmit: () => void store.submit(rules),
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
