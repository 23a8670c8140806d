import { Label } from 'react-aria-components';
import { labelClass } from './field-style.ts';
import { useText } from './texts.ts';

/** Required is the normal case, so it is the optional fields that carry a mark. */
export function FieldLabel({ label, isOptional }: { label: string; isOptional: boolean }) {
  const text = useText();
  return (
    <Label className={labelClass}>
      {label}
      {isOptional && <span className="font-normal text-ink-muted"> ({text.optional})</span>}
    </Label>
  );
}
