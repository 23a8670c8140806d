import { classNames } from '../class-names.ts';

/** The two level bars as a progress indicator. They do not move if reduced motion is preferred. */
export function LevelBars({ className = 'h-[0.7em] w-[1.1em]' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('inline-flex shrink-0 flex-col justify-between', className)}>
      <span className="motion-level-bar h-[36%] bg-current forced-colors:bg-[CanvasText]" />
      <span className="motion-level-bar h-[36%] bg-current forced-colors:bg-[CanvasText]" />
    </span>
  );
}
