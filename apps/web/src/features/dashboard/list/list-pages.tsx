import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { toolTexts } from './tool-texts.ts';

const PAGE_SIZE = 50;

interface ListPagesProps<Row> {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** Pagination, so that a thousand rows cost no more than fifty. Nothing is shown for a single page. */
export function ListPages<Row>({ rows, children }: ListPagesProps<Row>) {
  const top = useRef<HTMLDivElement>(null);
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / PAGE_SIZE) - 1);
  const page = Math.min(wanted, last);
  const start = page * PAGE_SIZE;
  const shown = rows.slice(start, start + PAGE_SIZE);
  if (last === 0) return children(rows);

  const pager = { page, last, range: [start + 1, start + shown.length, rows.length] } as const;
  // From the bottom of one page, reading continues at the top of the next, with the same button focused.
  const turnFromFoot = (to: number) => {
    const step = to > page ? 'next' : 'previous';
    top.current?.querySelector<HTMLElement>(`[data-step="${step}"] button`)?.focus();
    setPage(to);
  };
  return (
    <>
      <div ref={top} className="pb-2">
        <Pager {...pager} onTurn={setPage} isSpoken />
      </div>
      {children(shown)}
      <div className="pt-3">
        <Pager {...pager} onTurn={turnFromFoot} />
      </div>
    </>
  );
}

interface PagerProps {
  page: number;
  last: number;
  range: readonly [from: number, to: number, all: number];
  onTurn: (page: number) => void;
  /** There are two on the page; one of them announces the page to screen readers. */
  isSpoken?: boolean;
}

function Pager({ page, last, range, onTurn, isSpoken }: PagerProps) {
  const t = useTexts(toolTexts);
  return (
    <div className="flex items-center justify-end gap-1 text-ink-muted text-sm">
      <span role={isSpoken ? 'status' : undefined} className="pe-2 tabular-nums">
        {t.shown(...range)}
      </span>
      <span data-step="previous">
        <DisabledReason reason={page === 0 ? t.firstPage : undefined}>
          <IconButton label={t.previous} icon={<ChevronLeft {...icon} />} onPress={() => onTurn(page - 1)} />
        </DisabledReason>
      </span>
      <span data-step="next">
        <DisabledReason reason={page === last ? t.lastPage : undefined}>
          <IconButton label={t.next} icon={<ChevronRight {...icon} />} onPress={() => onTurn(page + 1)} />
        </DisabledReason>
      </span>
    </div>
  );
}

const icon = { 'aria-hidden': true, className: 'size-5' } as const;
