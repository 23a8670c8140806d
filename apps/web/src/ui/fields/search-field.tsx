import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../texts.ts';
import { Field } from './field.tsx';
import { inputClass } from './field-style.ts';

interface SearchFieldProps {
  label: string;
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  isLabelHidden?: boolean | undefined;
}

export function SearchField({ label, name = 'search', value, onChange, placeholder, isLabelHidden }: SearchFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Field label={label} isLabelHidden={isLabelHidden}>
      {(control) => (
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-muted"
          />
          <input
            {...control}
            ref={input}
            type="search"
            name={name}
            value={value}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && value !== '' && clear()}
            className={`${inputClass} ps-10 pe-12 [&::-webkit-search-cancel-button]:hidden`}
          />
          {value !== '' && (
            <button type="button" aria-label={text.clearSearch} onClick={clear} className={clearClass}>
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}

const clearClass =
  'absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-ink-muted -outline-offset-3 hover:text-ink';
