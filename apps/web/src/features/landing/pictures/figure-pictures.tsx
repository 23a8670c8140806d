import type { ReactNode } from 'react';

/** Nineteen of twenty pages are marked. */
export function ManyPages() {
  return (
    <Row count={20}>
      {(index) => (
        <rect
          x="2"
          y="3"
          width="12"
          height="18"
          rx="1"
          className={index < 19 ? 'fill-brand stroke-brand' : 'fill-surface-raised stroke-line-strong'}
        />
      )}
    </Row>
  );
}

/** Eleven sheets, one day's worth. */
export function ManySheets() {
  return (
    <Row count={11}>
      {() => (
        <>
          <path d="M2 3h8l4 4v14H2Z" className="fill-brand stroke-brand" />
          <path d="M5 12h6M5 16h6" className="stroke-surface-sunken" />
        </>
      )}
    </Row>
  );
}

/** Four of twenty-five people are marked. */
export function ManyPeople() {
  return (
    <Row count={25}>
      {(index) => (
        <g className={index < 4 ? 'fill-brand stroke-brand' : 'fill-surface-raised stroke-line-strong'}>
          <circle cx="8" cy="7" r="3.5" />
          <path d="M2.5 21c0-5 2-8 5.5-8s5.5 3 5.5 8Z" />
        </g>
      )}
    </Row>
  );
}

function Row({ count, children }: { count: number; children: (index: number) => ReactNode }) {
  return (
    <div aria-hidden="true" className="flex max-w-md flex-wrap gap-1">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike, and their place is all that tells them apart.
        <svg key={index} aria-hidden="true" viewBox="0 0 16 24" focusable="false" strokeWidth="1.5" className="h-6 w-4">
          {children(index)}
        </svg>
      ))}
    </div>
  );
}
