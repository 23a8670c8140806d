import { createStore } from '../../lib/store.ts';

export type FormValues = Record<string, string | boolean>;
type FormErrors<V> = Partial<Record<keyof V, string>>;

export interface FormState<V> {
  values: V;
  errors: FormErrors<V>;
  /** As of the last failed submit, so that nothing jumps while the person corrects it. */
  errorList: readonly { field: string; message: string }[];
  isSubmitting: boolean;
  submitCount: number;
  failureCount: number;
  /** What the last failed submit was about, so that its errors can be said again in another language. */
  refused: V | null;
}

/** The errors of a form in the words that `validate` has for them now. */
export function sayAgain<V extends FormValues>(
  { errors, errorList, refused }: FormState<V>,
  validate: SubmitRules<V>['validate'],
): Pick<FormState<V>, 'errors' | 'errorList'> {
  if (refused === null) return { errors, errorList };
  const said = validate(refused);
  const open = Object.keys(errors).map((field) => [field, said[field] ?? errors[field]]);
  return {
    errors: Object.fromEntries(open) as FormErrors<V>,
    errorList: errorList.map(({ field, message }) => ({ field, message: said[field] ?? message })),
  };
}

export interface SubmitRules<V> {
  validate: (values: V) => FormErrors<V>;
  submit: (values: V) => Promise<void>;
  onError?: ((error: unknown) => void) | undefined;
}

/** What a form knows, apart from React: validation on submit only, one submit at a time, values kept on failure. */
export function createFormStore<V extends FormValues>(initial: V) {
  const store = createStore(fresh(initial));

  function update(change: Partial<FormState<V>>): void {
    store.set({ ...store.get(), ...change });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,

    set<K extends keyof V>(name: K, value: V[K]): void {
      const { values, errors: known } = store.get();
      const { [name]: _cleared, ...errors } = known;
      update({ values: { ...values, [name]: value }, errors: errors as FormErrors<V> });
    },

    reset(next: V = initial): void {
      update(fresh(next));
    },

    async submit({ validate, submit, onError }: SubmitRules<V>): Promise<void> {
      const { values, isSubmitting, failureCount, submitCount: before } = store.get();
      if (isSubmitting) return;
      const submitCount = before + 1;
      const errors = validate(values);
      const errorList = listErrors(values, errors);
      if (errorList.length > 0) {
        update({ submitCount, errors, errorList, failureCount: failureCount + 1, refused: values });
        return;
      }
      update({ submitCount, errors: {}, errorList, isSubmitting: true });
      try {
        await submit(values);
      } catch (error) {
        onError?.(error);
      } finally {
        update({ isSubmitting: false });
      }
    },
  };
}

function fresh<V>(values: V): FormState<V> {
  return { values, errors: {}, errorList: [], isSubmitting: false, submitCount: 0, failureCount: 0, refused: null };
}

function listErrors<V extends FormValues>(values: V, errors: FormErrors<V>): { field: string; message: string }[] {
  return Object.keys(values).flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ field, message }];
  });
}
