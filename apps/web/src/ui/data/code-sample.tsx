import { useId } from 'react';

/** Code to read, always shown as text. Lines wrap instead of scrolling sideways. */
export function CodeSample({ label, code }: { label: string; code: string }) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="mb-1.5 font-semibold text-sm">
        {label}
      </figcaption>
      <pre className="whitespace-pre-wrap rounded-control border border-line bg-surface-sunken px-4 py-3 font-mono text-sm leading-relaxed wrap-anywhere print:bg-transparent">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
