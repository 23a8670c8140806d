import type { KeyboardEvent, MouseEvent } from 'react';
import type { TableColumn } from './table-column.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  onAction: (() => void) | undefined;
  /** Id of the text that says what clicking the row does. */
  hintId?: string | undefined;
}

export function TableRow<Row>({ row, columns, onAction, hintId }: TableRowProps<Row>) {
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
