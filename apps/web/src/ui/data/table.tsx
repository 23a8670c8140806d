import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { Skeleton } from '../loading/skeleton.tsx';
import { useText } from '../texts.ts';
import type { TableColumn, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';

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

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  onAction: (() => void) | undefined;
  /** Id of the text that says what clicking the row does. */
  hintId?: string | undefined;
}

function TableRow<Row>({ row, columns, onAction, hintId }: TableRowProps<Row>) {
  const interaction = onAction && {
    tabIndex: 0,
    'data-actionable': '',
    'aria-describedby': hintId,
    onClick: (event: MouseEvent) => {
      if (isOwnPress(event)) onAction();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      onAction();
    },
  };
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as cards the elements lose their own roles.
    <tr role="row" {...interaction}>
      {columns.map((column) =>
        column.isRowHeader ? (
          <th key={column.id} role="rowheader" scope="row" data-align={column.align}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} role="cell" data-align={column.align} data-corner={column.isHeaderHidden || undefined}>
            <span aria-hidden="true" className="data-table-label">
              {!column.isHeaderHidden && column.header}
            </span>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}

// A press on a link or button in the row, or in a menu it opened elsewhere on the page, belongs to that control.
function isOwnPress({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const control = target.closest('a, button, input, select, label, [role="menuitem"]');
  return control === null || !currentTarget.contains(control);
}
