/** Tilted pairs of bars that come to rest level: what the product does, in its own mark. */
export function LevellingPicture() {
  return (
    <div className="hidden bg-accent-surface lg:block">
      <svg
        aria-hidden="true"
        viewBox="0 0 340 640"
        preserveAspectRatio="xMidYMid slice"
        className="sticky top-0 h-dvh w-full text-brand"
        focusable="false"
      >
        {PAIRS.map(({ y, tilt, width, opacity }) => (
          <g key={y} transform={`translate(170 ${y}) rotate(${tilt})`} fill="currentColor" opacity={opacity}>
            <rect x={-width / 2} y="-19" width={width} height="14" rx="2" />
            <rect x={-width / 2} y="5" width={width} height="14" rx="2" />
          </g>
        ))}
      </svg>
    </div>
  );
}

const PAIRS = [
  { y: 48, tilt: -23, width: 96, opacity: 0.14 },
  { y: 148, tilt: 17, width: 112, opacity: 0.22 },
  { y: 248, tilt: -11, width: 128, opacity: 0.34 },
  { y: 346, tilt: 6, width: 146, opacity: 0.5 },
  { y: 442, tilt: -2.5, width: 166, opacity: 0.72 },
  { y: 540, tilt: 0, width: 188, opacity: 1 },
];
