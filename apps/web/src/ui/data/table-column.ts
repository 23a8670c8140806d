import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  isRowHeader?: boolean | undefined;
  sortable?: boolean | undefined;
  /** For a column of menus: the header is there for screen readers only. */
  isHeaderHidden?: boolean | undefined;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}
