import { classNames } from '../class-names.ts';

interface SkeletonProps {
  shape: 'line' | 'block' | 'circle';
  /** A width class, such as w-1/2. */
  width?: string | undefined;
  /** Announced once per group of skeletons; the others are silent. */
  label?: string | undefined;
}

export function Skeleton({ shape, width, label }: SkeletonProps) {
  return (
    <span className={classNames('block', shape === 'circle' ? 'w-11' : (width ?? 'w-full'))}>
      {label && <span className="sr-only">{label}</span>}
      <span aria-hidden="true" className={`motion-wait block bg-surface-hover forced-colors:border ${shapes[shape]}`} />
    </span>
  );
}

const shapes = {
  line: 'my-[0.3em] h-[0.8em] rounded-xs',
  block: 'h-24 rounded-control',
  circle: 'size-11 rounded-full',
};
