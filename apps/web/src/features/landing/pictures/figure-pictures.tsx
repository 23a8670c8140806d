import type { ReactNode } from 'react';

/** Nineteen of twenty pages are marked. */
export function ManyPages() {
  return (
    <Row count={20} width="max-w-[14.75rem]">
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
    <Row count={11} width="max-w-[16.25rem]">
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
    <Row count={25} width="max-w-[19.25rem]">
      {(index) => (
        <g className={index < 4 ? 'fill-brand stroke-brand' : 'fill-surface-raised stroke-line-strong'}>
          <circle cx="8" cy="7" r="3.5" />
          <path d="M2.5 21c0-5 2-8 5.5-8s5.5 3 5.5 8Z" />
        </g>
      )}
    </Row>
  );
}

/** A width that fills whole lines, so that no single piece is left over. */
function Row({ count, width, children }: { count: number; width: string; children: (index: number) => ReactNode }) {
  return (
    <div aria-hidden="true" className={`flex flex-wrap gap-1 ${width}`}>
      {[...Array(count).keys()].map((place) => (
        <svg
          key={place}
          aria-hidden="true"
          viewBox="0 0 16 24"
          focusable="false"
          strokeWidth="1.5"
          className="h-[1.875rem] w-5"
        >
          {children(place)}
        </svg>
      ))}
    </div>
  );
}
