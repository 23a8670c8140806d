import { ChevronDown } from 'lucide-react';
import { Field } from './field.tsx';
import { inputClass } from './field-style.ts';

interface SelectProps<K extends string> {
  label: string;
  items: readonly { id: K; label: string }[];
  selectedId: K | null;
  onChange: (id: K) => void;
  description?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
}

/** The browser's native list: nothing to load, and familiar on a phone or at 400 % zoom. */
export function Select<K extends string>({ items, selectedId, onChange, ...props }: SelectProps<K>) {
  const { isDisabled, name, placeholder = '', ...field } = props;
  const pick = (value: string) => {
    const item = items.find((each) => each.id === value);
    if (item) onChange(item.id);
  };
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            name={name}
            value={selectedId ?? ''}
            disabled={isDisabled}
            onChange={(event) => pick(event.target.value)}
            className={`${inputClass} appearance-none pe-10 text-ellipsis`}
          >
            {selectedId === null && <option value="">{placeholder}</option>}
            {items.map((item) => (
              <option key={item.id} value={item.id}>
                {item.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-muted"
          />
        </span>
      )}
    </Field>
  );
}
