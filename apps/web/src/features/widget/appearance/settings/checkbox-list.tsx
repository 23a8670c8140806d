import { useId } from 'react';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { FieldMessage } from '../../../../ui/fields/field-message.tsx';
import { descriptionClass, labelClass } from '../../../../ui/fields/field-style.ts';

interface CheckboxListProps<K extends string> {
  label: string;
  description?: string | undefined;
  name: string;
  groups: readonly { label?: string | undefined; items: readonly { id: K; label: string }[] }[];
  selected: readonly K[];
  onChange: (selected: readonly K[]) => void;
  error?: string | undefined;
  isDisabled: boolean;
}

/** What is offered and what is not, in the panel's groups. */
export function CheckboxList<K extends string>({ label, description, error, groups, ...list }: CheckboxListProps<K>) {
  const id = useId();
  const describedBy = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined}>
      <legend className={labelClass}>{label}</legend>
      {description && (
        <p id={`${id}-help`} className={`${descriptionClass} mt-1`}>
          {description}
        </p>
      )}
      <div id={`${id}-error`} role="alert" className="*:mt-2">
        {error && <FieldMessage>{error}</FieldMessage>}
      </div>
      <div className="mt-2 flex flex-col gap-3">
        {groups.map((group) => (
          <Group key={group.label ?? label} {...list} {...group} />
        ))}
      </div>
    </fieldset>
  );
}

type GroupProps<K extends string> = CheckboxListProps<K>['groups'][number] &
  Pick<CheckboxListProps<K>, 'name' | 'selected' | 'onChange' | 'isDisabled'>;

function Group<K extends string>({ label, ...boxes }: GroupProps<K>) {
  if (label === undefined) return <Boxes {...boxes} />;
  return (
    <fieldset className="min-w-0">
      <legend className="text-ink-muted text-sm">{label}</legend>
      <Boxes {...boxes} />
    </fieldset>
  );
}

function Boxes<K extends string>({ items, name, selected, onChange, isDisabled }: Omit<GroupProps<K>, 'label'>) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {items.map(({ id, label }) => (
        <Checkbox
          key={id}
          name={name}
          isSelected={selected.includes(id)}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange(isOn ? [...selected, id] : selected.filter((each) => each !== id))}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}
