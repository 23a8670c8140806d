/** Pairs of bars that come to rest level: what the product does, in its own mark. */
export function LevellingBars({ className }: { className: string }) {
  return (
    <svg viewBox="-10 0 524 320" aria-hidden="true" focusable="false" className={className} fill="currentColor">
      {PAIRS.map(({ x, tilt, opacity }) => (
        <g key={x} transform={`translate(${x} 160) rotate(${tilt})`} opacity={opacity}>
          <rect x="-52" y="-40" width="104" height="26" rx="3" />
          <rect x="-52" y="14" width="104" height="26" rx="3" />
        </g>
      ))}
    </svg>
  );
}

const PAIRS = [
  { x: 60, tilt: -21, opacity: 0.3 },
  { x: 194, tilt: 12, opacity: 0.5 },
  { x: 328, tilt: -5, opacity: 0.75 },
  { x: 462, tilt: 0, opacity: 1 },
];
