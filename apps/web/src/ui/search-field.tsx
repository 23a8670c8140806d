import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Button as AriaButton, TextField as AriaTextField, Input, Label } from 'react-aria-components';
import { inputClass, labelClass } from './field-style.ts';
import { iconButtonClass } from './icon-button.tsx';
import { useText } from './texts.ts';

interface SearchFieldProps {
  label: string;
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  isLabelHidden?: boolean | undefined;
}

export function SearchField({
  label,
  name = 'search',
  value,
  onChange,
  placeholder = '',
  isLabelHidden,
}: SearchFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <AriaTextField
      name={name}
      type="search"
      value={value}
      onChange={onChange}
      onKeyDown={(event) => event.key === 'Escape' && value !== '' && clear()}
      className="flex flex-col gap-1.5"
    >
      <Label className={isLabelHidden ? 'sr-only' : labelClass}>{label}</Label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-muted"
        />
        <Input
          ref={input}
          placeholder={placeholder}
          className={`${inputClass} ps-10 pe-12 [&::-webkit-search-cancel-button]:hidden`}
        />
        {value !== '' && (
          <AriaButton
            aria-label={text.clearSearch}
            onPress={clear}
            className={`${iconButtonClass} absolute inset-y-0 end-0 h-full border-transparent`}
          >
            <X aria-hidden="true" className="size-5" />
          </AriaButton>
        )}
      </div>
    </AriaTextField>
  );
}
