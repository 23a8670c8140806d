import { useId } from 'react';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldMessage } from '../../ui/fields/field-message.tsx';
import { labelClass } from '../../ui/fields/field-style.ts';

interface CheckboxListProps<K extends string> {
  label: string;
  error?: string | undefined;
  options: readonly { id: K; label: string; code: string }[];
  isSelected: (id: K) => boolean;
  onChange: (id: K, isSelected: boolean) => void;
  /** The field's name in the form, so that an error leads here. */
  nameOf: (id: K) => string;
}

/** Several options, each with its technical name. */
export function CheckboxList<K extends string>({ label, error, options, ...list }: CheckboxListProps<K>) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className={`${labelClass} mb-1`}>{label}</legend>
      {options.map((option, index) => (
        <Checkbox
          key={option.id}
          name={list.nameOf(option.id)}
          isSelected={list.isSelected(option.id)}
          onChange={(isSelected) => list.onChange(option.id, isSelected)}
          // The first receives focus, and says what is wrong with all of them.
          errorId={error && index === 0 ? id : undefined}
        >
          {option.label} <code className="text-sm text-ink-muted wrap-anywhere">{option.code}</code>
        </Checkbox>
      ))}
      {error && (
        <span id={id}>
          <FieldMessage>{error}</FieldMessage>
        </span>
      )}
    </fieldset>
  );
}
