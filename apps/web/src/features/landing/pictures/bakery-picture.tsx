import { classNames } from '../../../ui/class-names.ts';

/** A shelf of bread: two level boards, our mark again. It fills the height that the text leaves. */
export function BakeryPicture({ isStrong }: { isStrong: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'flex min-h-0 flex-1 basis-0 items-end overflow-hidden rounded-control',
        isStrong ? 'bg-surface/15' : 'bg-warm-surface',
      )}
    >
      <svg
        viewBox="0 0 480 168"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        focusable="false"
        className={classNames('size-full', isStrong ? 'text-surface' : 'text-warm')}
      >
        <g className={isStrong ? 'fill-surface' : 'fill-brand'}>
          <rect x="-200" y="72" width="880" height="10" />
          <rect x="-200" y="150" width="880" height="10" />
        </g>
        <Loaf x={40} y={22} />
        <Loaf x={156} y={22} />
        <Baguettes x={276} y={16} />
        <Baguettes x={36} y={94} />
        <Loaf x={232} y={100} />
        <Loaf x={348} y={100} />
      </svg>
    </div>
  );
}

function Loaf({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M2 38C2 16 20 4 48 4s46 12 46 34c0 8-5 12-12 12H14C7 50 2 46 2 38Z" fill="currentColor" />
      <path d="m28 18 8 14M46 15l8 14M64 18l8 14" className={cutClass} />
    </g>
  );
}

function Baguettes({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 19, 38].map((top) => (
        <g key={top} transform={`translate(${top === 19 ? 12 : 0} ${top})`}>
          <rect width="152" height="17" rx="8.5" fill="currentColor" />
          <path d="m30 5 8 7M62 5l8 7M94 5l8 7M126 5l8 7" className={cutClass} />
        </g>
      ))}
    </g>
  );
}

const cutClass = 'stroke-warm-ink fill-none stroke-[3] opacity-50 [stroke-linecap:round]';
