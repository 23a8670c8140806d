import { createStore } from '../../lib/store.ts';

export type FormValues = Record<string, string | boolean>;
type FormErrors<F extends string> = Partial<Record<F, string>>;

/** `V` is the type of the form's values, `F` the names of its fields, the same unless it holds more than its fields. */
export interface FormState<V, F extends string = keyof V & string> {
  values: V;
  errors: FormErrors<F>;
  /** From the last failed submit, so that nothing jumps while the person corrects it. */
  errorList: readonly { field: string; message: string }[];
  isSubmitting: boolean;
  submitCount: number;
  failureCount: number;
  /** Whether the last submit succeeded. */
  isDone: boolean;
  /** The failure of the last submit, kept as an error, so that its text follows a change of language. */
  failure: unknown;
  /** The values of the last failed submit, so that its errors can be shown again in another language. */
  refused: V | null;
}

/** The errors of a form in the current texts of `validate`. */
export function translateErrors<V extends FormValues>(
  { errors, errorList, refused }: FormState<V>,
  validate: SubmitRules<V>['validate'],
): Pick<FormState<V>, 'errors' | 'errorList'> {
  if (refused === null) return { errors, errorList };
  const said = validate(refused);
  const open = Object.keys(errors).map((field) => [field, said[field] ?? errors[field]]);
  return {
    errors: Object.fromEntries(open) as FormErrors<keyof V & string>,
    errorList: errorList.map(({ field, message }) => ({ field, message: said[field] ?? message })),
  };
}

export interface SubmitRules<V, F extends string = keyof V & string> {
  validate: (values: V) => FormErrors<F>;
  submit: (values: V) => Promise<void>;
  onError?: ((error: unknown) => void) | undefined;
}

/** A form's state, independent of React: validation on submit, one submit at a time, values kept on failure. */
export function createFormStore<V extends object, F extends string = keyof V & string>(initial: V) {
  const store = createStore<FormState<V, F>>(fresh(initial));
  /** The values when nothing was typed yet, or everything was sent. */
  let settled = initial;

  function update(change: Partial<FormState<V, F>>): void {
    store.set({ ...store.get(), ...change });
  }

  /** Sets new values and clears the errors of changed fields. */
  function change(values: V, fields: readonly F[] = []): void {
    const errors = Object.entries(store.get().errors).filter(([field]) => !fields.includes(field as F));
    update({ values, errors: Object.fromEntries(errors) as FormErrors<F> });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,

    change,

    set<K extends keyof V & F>(name: K, value: V[K]): void {
      change({ ...store.get().values, [name]: value }, [name]);
    },

    /** Validates one field before the form is submitted, for forms that show errors when a field is left. */
    check(field: F, validate: SubmitRules<V, F>['validate']): void {
      const { values, errors } = store.get();
      const message = validate(values)[field];
      if (message !== undefined) update({ errors: { ...errors, [field]: message }, refused: values });
    },

    /** Sets what is known beforehand, but nothing that has been typed already. */
    fill(known: Partial<V>, { isTyped = false } = {}): void {
      const { values } = store.get();
      const untouched = Object.entries(known).filter(([name]) => values[name as keyof V] === settled[name as keyof V]);
      if (!isTyped) settled = { ...settled, ...Object.fromEntries(untouched) };
      change({ ...values, ...Object.fromEntries(untouched) });
    },

    /** What was typed and not sent. */
    typed(): Partial<V> {
      const fields = Object.entries(store.get().values) as [keyof V, V[keyof V]][];
      return Object.fromEntries(fields.filter(([name, value]) => value !== settled[name])) as Partial<V>;
    },

    reset(next: V = initial): void {
      settled = next;
      update(fresh(next));
    },

    async submit({ validate, submit, onError }: SubmitRules<V, F>): Promise<void> {
      const { values, isSubmitting, failureCount, submitCount: before } = store.get();
      if (isSubmitting) return;
      const submitCount = before + 1;
      const errors = validate(values);
      const errorList = listErrors(values, errors);
      if (errorList.length > 0) {
        // The failure of an earlier submit is not about these values.
        update({ submitCount, errors, errorList, failureCount: failureCount + 1, refused: values, failure: null });
        return;
      }
      update({ submitCount, errors: {}, errorList, isSubmitting: true, isDone: false, failure: null });
      try {
        await submit(values);
        settled = store.get().values;
        update({ isDone: true });
      } catch (failure) {
        update({ failure });
        onError?.(failure);
      } finally {
        update({ isSubmitting: false });
      }
    },
  };
}

export type FormStore<V extends FormValues> = ReturnType<typeof createFormStore<V>>;

function fresh<V, F extends string>(values: V): FormState<V, F> {
  return {
    values,
    errors: {},
    errorList: [],
    isSubmitting: false,
    submitCount: 0,
    failureCount: 0,
    isDone: false,
    failure: null,
    refused: null,
  };
}

/** In the order of the form's fields. */
function listErrors<F extends string>(values: object, errors: FormErrors<F>): { field: string; message: string }[] {
  return Object.keys({ ...values, ...errors }).flatMap((field) => {
    const message = errors[field as F];
    return message === undefined ? [] : [{ field, message }];
  });
}
