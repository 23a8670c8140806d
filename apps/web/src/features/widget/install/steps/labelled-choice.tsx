import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';

interface LabelledChoiceProps<K extends string> {
  label: string;
  options: readonly { id: K; label: string }[];
  value: K;
  onChange: (id: K) => void;
  /** Explains the current choice. */
  help: string;
}

export function LabelledChoice<K extends string>({ label, help, ...choice }: LabelledChoiceProps<K>) {
  return (
    <div className="flex flex-col items-start gap-2">
      {/* The group of radio buttons carries the same name for screen readers. */}
      <p aria-hidden="true" className="font-semibold leading-snug">
        {label}
      </p>
      <SegmentedControl label={label} {...choice} />
      <p role="status" className="max-w-measure text-ink-muted text-sm">
        {help}
      </p>
    </div>
  );
}
