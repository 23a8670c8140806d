import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { toolTexts } from './tool-texts.ts';
import { sortableColumns, type WebsiteOrder } from './website-order.ts';

interface WebsiteToolsProps {
  search: string;
  onSearch: (search: string) => void;
  order: WebsiteOrder;
  onOrder: (order: WebsiteOrder) => void;
}

/** Cards have no column heads to sort by, so narrow screens get a list of orders instead. */
export function WebsiteTools({ search, onSearch, order, onOrder }: WebsiteToolsProps) {
  const t = useTexts(toolTexts);
  const orders = sortableColumns.flatMap((columnId) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      id: `${columnId} ${direction}`,
      label: t.order[columnId][direction],
      order: { columnId, direction },
    })),
  );
  return (
    <search aria-label={t.tools} className="mb-6 grid gap-4 sm:grid-cols-[1fr_16rem] lg:max-w-md lg:grid-cols-1">
      <SearchField label={t.search} value={search} onChange={onSearch} />
      <div className="lg:hidden">
        <Select
          label={t.sort}
          name="order"
          items={orders}
          selectedId={`${order.columnId} ${order.direction}`}
          onChange={(id) => onOrder(orders.find((each) => each.id === id)?.order ?? order)}
        />
      </div>
    </search>
  );
}
