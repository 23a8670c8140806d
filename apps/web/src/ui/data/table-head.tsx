import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { TableColumn, TableSort } from './table-column.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as cards the elements lose their own roles.
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            data-align={column.align}
            aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
          >
            {column.sortable && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              <span className={column.isHeaderHidden ? 'sr-only' : undefined}>{column.header}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}

interface SortButtonProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <>
      <button
        type="button"
        onClick={() => onSort({ columnId: column.id, direction: next })}
        className="-my-2 -ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 [text-align:inherit] font-semibold -outline-offset-3 hover:text-ink @max-[52rem]/data-table:hidden"
      >
        {column.header}
        <Icon aria-hidden="true" className="size-4" />
      </button>
      {/* As cards, the head is visually hidden: it keeps its text and drops its buttons, in which focus could get lost. */}
      <span className="hidden @max-[52rem]/data-table:inline">{column.header}</span>
    </>
  );
}

const icons = { ascending: ArrowUp, descending: ArrowDown };
