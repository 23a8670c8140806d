import { type ReactNode, useId } from 'react';
import { Skeleton } from '../loading/skeleton.tsx';
import { useText } from '../texts.ts';
import type { TableColumn, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

interface TableProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  onRowAction?: ((row: Row) => void) | undefined;
  isRowActionable?: ((row: Row) => boolean) | undefined;
  /** What clicking a row does, for people who cannot see that it is clickable. */
  rowActionHint?: string | undefined;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  empty: ReactNode;
  isLoading?: boolean | undefined;
}

export function Table<Row>({ label, columns, rows, getKey, empty, isLoading, sort, onSort, ...rest }: TableProps<Row>) {
  const { onRowAction, isRowActionable = () => true, rowActionHint } = rest;
  const hintId = useId();
  if (!isLoading && rows.length === 0) return empty;
  return (
    <div className="data-table-frame">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as cards the elements lose their own roles. */}
      <table role="table" aria-label={label} aria-busy={isLoading || undefined} className="data-table">
        <TableHead columns={columns} sort={sort} onSort={onSort} />
        <tbody role="rowgroup">
          {isLoading ? (
            <LoadingRows columns={columns} />
          ) : (
            rows.map((row) => (
              <TableRow
                key={getKey(row)}
                row={row}
                columns={columns}
                hintId={rowActionHint && hintId}
                onAction={onRowAction && isRowActionable(row) ? () => onRowAction(row) : undefined}
              />
            ))
          )}
        </tbody>
      </table>
      {rowActionHint && (
        <span id={hintId} hidden>
          {rowActionHint}
        </span>
      )}
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
    </div>
  );
}

function LoadingRows<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  const text = useText();
  return ['w-3/4', 'w-1/2', 'w-2/3'].map((width, index) => (
    // biome-ignore lint/a11y/noRedundantRoles: as cards the elements lose their own roles.
    <tr key={width} role="row">
      {columns.map((column, place) => (
        // biome-ignore lint/a11y/noRedundantRoles: as above.
        <td key={column.id} role="cell">
          <Skeleton shape="line" width={width} label={index + place === 0 ? text.loading : undefined} />
        </td>
      ))}
    </tr>
  ));
}
