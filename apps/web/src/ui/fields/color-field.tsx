import { useSettingText } from '../setting-texts.ts';
import { Field } from './field.tsx';
import { textInputClass } from './field-style.ts';
import { readHexColor } from './hex-color.ts';

interface ColorFieldProps {
  label: string;
  name: string;
  /** What was typed; it need not be a color yet. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  description?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** A color by its hex code, with the browser's own picker beside it for people who do not know the code. */
export function ColorField({ label, name, value, onChange, onBlur, isDisabled, ...field }: ColorFieldProps) {
  const text = useSettingText();
  const color = readHexColor(value);
  return (
    <Field label={label} {...field}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={text.pick(label)}
            // The picker only knows colors; while a code is being typed it stays black.
            value={color?.toLowerCase() ?? '#000000'}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
            className={swatchClass}
          />
          <input
            {...control}
            name={name}
            value={value}
            disabled={isDisabled}
            aria-required
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            maxLength={9}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => {
              if (color !== null && color !== value) onChange(color);
              onBlur?.();
            }}
            className={`${textInputClass} max-w-36 font-mono`}
          />
        </span>
      )}
    </Field>
  );
}

const swatchClass =
  'size-11 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface-raised p-1 [&::-moz-color-swatch]:rounded-xs [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-xs [&::-webkit-color-swatch]:border-0 disabled:cursor-not-allowed disabled:border-dashed disabled:bg-surface-sunken';
