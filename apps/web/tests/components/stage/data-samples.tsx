import { useState } from 'react';
import { ColumnChart } from '../../../src/ui/data/column-chart.tsx';
import { Table } from '../../../src/ui/data/table.tsx';
import type { TableSort } from '../../../src/ui/data/table-column.ts';
import { showToast, ToastRegion } from '../../../src/ui/feedback/toast.tsx';
import { Disclosure } from '../../../src/ui/layout/disclosure.tsx';

export function DisclosureSample() {
  return <Disclosure title="More">The rest</Disclosure>;
}

export function Toasts() {
  return (
    <>
      <button type="button" onClick={() => showToast({ tone: 'success', message: 'Saved.' })}>
        Save
      </button>
      <ToastRegion />
    </>
  );
}

export function ChartSample() {
  const columns = [
    { id: '1', name: 'January', short: 'J', value: 1200 },
    { id: '2', name: 'February', short: 'F', value: 0 },
    { id: '3', name: 'March', short: 'M', note: '(so far)', value: 300 },
  ];
  return <ColumnChart label="Visits" columns={columns} />;
}

const cities = [{ name: 'Oslo' }, { name: 'Bern' }, { name: 'Rome' }];

export function SortedTable() {
  const [sort, setSort] = useState<TableSort>();
  const rows = cities.toSorted((one, other) => {
    if (!sort) return 0;
    return one.name.localeCompare(other.name) * (sort.direction === 'ascending' ? 1 : -1);
  });
  return (
    <Table
      label="Cities"
      columns={[
        { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true, sortable: true },
        { id: 'length', header: 'Letters', cell: ({ name }) => name.length },
      ]}
      rows={rows}
      getKey={({ name }) => name}
      sort={sort}
      onSort={setSort}
      empty="None"
    />
  );
}
