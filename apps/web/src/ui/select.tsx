import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldMessage } from './field-message.tsx';
import { descriptionClass, inputClass, labelClass } from './field-style.ts';

interface SelectProps<K extends string> {
  label: string;
  items: readonly { id: K; label: string }[];
  selectedId: K | null;
  onChange: (id: K) => void;
  description?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
}

/** The browser's own list: nothing to load, and on a phone or at 400 % zoom it is the one people already know. */
export function Select<K extends string>({ items, selectedId, onChange, ...props }: SelectProps<K>) {
  const id = useId();
  const { label, description, error, isDisabled, name, placeholder } = props;
  const describedBy = classNames(description && `${id}-description`, error && `${id}-error`) || undefined;
  const pick = (value: string) => {
    const item = items.find((each) => each.id === value);
    if (item) onChange(item.id);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {description && (
        <span id={`${id}-description`} className={descriptionClass}>
          {description}
        </span>
      )}
      <span className="relative block">
        <select
          id={id}
          name={name}
          value={selectedId ?? ''}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => pick(event.target.value)}
          className={`${inputClass} appearance-none pe-10 text-ellipsis`}
        >
          {selectedId === null && <option value="">{placeholder ?? ''}</option>}
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
      {error && (
        <span id={`${id}-error`}>
          <FieldMessage>{error}</FieldMessage>
        </span>
      )}
    </div>
  );
}
