import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { texts } from './texts.ts';

const STEP = 50;

interface ShowMoreProps<Row> {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** A long list starts with its first rows; search covers all of them. */
export function ShowMore<Row>({ rows, children }: ShowMoreProps<Row>) {
  const t = useTexts(texts);
  const frame = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(STEP);
  const shown = rows.slice(0, limit);

  // Focus moves to the first new row, because the button may be gone.
  function showMore() {
    flushSync(() => setLimit(limit + STEP));
    const row = frame.current?.querySelectorAll('tbody tr').item(shown.length);
    row?.querySelector('button')?.focus();
  }

  return (
    <div ref={frame}>
      {children(shown)}
      {shown.length < rows.length && (
        <div className="flex flex-wrap items-center gap-4 pt-5">
          <Button onPress={showMore}>{t.showMore}</Button>
          <span className="text-sm text-ink-muted tabular-nums">{t.shown(shown.length, rows.length)}</span>
        </div>
      )}
    </div>
  );
}
