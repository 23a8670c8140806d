interface MiniBarsProps {
  /** Oldest first. */
  values: readonly number[];
  /** The same in words, so that nothing must be guessed from lengths. */
  label: string;
}

const STEP = 8;
const HEIGHT = 24;

/** A few numbers over time, small enough for a cell. The last one is darker, since it is still growing. */
export function MiniBars({ values, label }: MiniBarsProps) {
  const max = Math.max(1, ...values);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      className="h-6 shrink-0 text-brand forced-colors:text-[CanvasText]"
      style={{ width: values.length * STEP }}
      focusable="false"
    >
      <rect y={HEIGHT - 1} width="100%" height="1" className="fill-line-strong" />
      {values.map((value, index) => {
        // Small values stay visible.
        const height = value > 0 ? Math.max(2, (value / max) * (HEIGHT - 1)) : 0;
        const isLast = index === values.length - 1;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in time is what a bar is.
            key={index}
            x={index * STEP + 1}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            rx="1"
            fill="currentColor"
            opacity={isLast ? 1 : 0.5}
          />
        );
      })}
    </svg>
  );
}
