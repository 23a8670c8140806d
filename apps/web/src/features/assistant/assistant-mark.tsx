import { classNames } from '../../ui/class-names.ts';

/** A question and its answer on one level: our two bars in a balloon. */
export function AssistantMark({ className, isWorking = false }: { className?: string; isWorking?: boolean }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false" className={classNames('shrink-0', className)}>
      <path
        d="M5 3.5h18a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5H12.5L7 25v-4.5H5A2.5 2.5 0 0 1 2.5 18V6A2.5 2.5 0 0 1 5 3.5Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g className={isWorking ? 'motion-wait' : undefined} fill="currentColor">
        <rect x="8" y="8.25" width="12" height="2.75" rx="0.5" />
        <rect x="8" y="13.25" width="12" height="2.75" rx="0.5" />
      </g>
    </svg>
  );
}
