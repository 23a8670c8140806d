import { classNames } from '../../../ui/class-names.ts';

/** A loaf with three cuts: the shop sign of the sample page. */
export function BreadPicture({ isStrong }: { isStrong: boolean }) {
  return (
    <svg
      viewBox="0 0 96 56"
      aria-hidden="true"
      focusable="false"
      className={classNames('h-14 w-24 shrink-0', isStrong ? 'text-surface' : 'text-warm')}
    >
      <path d="M4 40C4 20 22 8 48 8s44 12 44 32c0 6-4 10-10 10H14C8 50 4 46 4 40Z" fill="currentColor" />
      <g
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className={isStrong ? 'stroke-ink' : 'stroke-surface-raised'}
      >
        <path d="M28 20l8 14" />
        <path d="M46 17l8 14" />
        <path d="M64 20l8 14" />
      </g>
    </svg>
  );
}
