import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface RateFieldProps {
  label: string;
  rate: number | null;
  onChange: (rate: number | null) => void;
  error: string | undefined;
}

/** A percentage as people type it, with a point or a comma. Anything but a number from 0 to 100 counts as empty. */
export function RateField({ label, rate, onChange, error }: RateFieldProps) {
  const [typed, setTyped] = useState(rate === null ? '' : String(rate));
  return (
    <TextField
      label={label}
      name="rate"
      inputMode="numeric"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(readRate(text));
      }}
      error={error}
      maxLength={10}
    />
  );
}

function readRate(text: string): number | null {
  if (!/^\s*\d{1,3}(?:[.,]\d+)?\s*%?\s*$/.test(text)) return null;
  const rate = Number.parseFloat(text.replace(',', '.'));
  return rate <= 100 ? rate : null;
}
