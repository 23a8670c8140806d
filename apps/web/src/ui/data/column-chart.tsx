import { useState } from 'react';
import { useLocale } from 'react-aria-components';

interface ColumnChartProps {
  label: string;
  /** Oldest first. */
  columns: readonly {
    id: string;
    name: string;
    /** The label below the column, where there is little room. */
    short: string;
    note?: string | undefined;
    value: number;
  }[];
}

const HEIGHT = 100;

/**
 * Numbers over time as columns. One of them is announced above, initially the last; the reader selects another by
 * pointer, touch or arrow keys, because a slider covers the picture. A table of the same numbers belongs beside it.
 */
export function ColumnChart({ label, columns }: ColumnChartProps) {
  const { locale } = useLocale();
  const [picked, setPicked] = useState<number | null>(null);
  const { format } = new Intl.NumberFormat(locale);
  const last = columns.length - 1;
  const at = Math.min(picked ?? last, last);
  const shown = columns[at];
  const max = Math.max(1, ...columns.map(({ value }) => value));
  if (shown === undefined) return null;
  const nameOf = ({ name, note }: typeof shown) => (note === undefined ? name : `${name} ${note}`);
  // The slider starts and ends in the middle of the outer columns.
  const inset = 50 / columns.length;
  return (
    <div>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-2xl tabular-nums">{format(shown.value)}</span>
        <span className="text-ink-muted">{nameOf(shown)}</span>
      </p>
      <div className="relative rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-4">
        <svg
          aria-hidden="true"
          focusable="false"
          viewBox={`0 0 ${columns.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-40 w-full text-brand forced-colors:text-[CanvasText]"
        >
          {columns.map(({ id, value }, index) => {
            // Small values stay visible.
            const height = value > 0 ? Math.max(1, (value / max) * HEIGHT) : 0;
            return (
              <rect
                key={id}
                x={index + 0.14}
                y={HEIGHT - height}
                width="0.72"
                height={height}
                fill="currentColor"
                opacity={index === at ? 1 : 0.6}
              />
            );
          })}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={label}
          aria-valuetext={`${nameOf(shown)}: ${format(shown.value)}`}
          onChange={(event) => setPicked(event.target.valueAsNumber)}
          className="absolute inset-y-0 m-0 h-full cursor-pointer opacity-0"
          style={{ insetInlineStart: `${inset}%`, width: `${100 - 2 * inset}%` }}
        />
      </div>
      <div
        aria-hidden="true"
        className="grid auto-cols-fr grid-flow-col border-line-strong border-t pt-1.5 text-center text-ink-muted text-xs"
      >
        {columns.map(({ id, short }, index) => (
          <span key={id} className={index === at ? 'font-semibold text-ink' : undefined}>
            {short}
          </span>
        ))}
      </div>
    </div>
  );
}
