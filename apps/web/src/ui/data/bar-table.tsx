import { useLocale } from 'react-aria-components';
import { Bar } from './bar.tsx';

interface BarTableProps {
  label: string;
  columns: { readonly name: string; readonly value: string };
  rows: readonly { id: string; name: string; note?: string | undefined; value: number }[];
}

/** A chart that is a table: each row has its name, a bar and its number, so nothing must be guessed from lengths. */
export function BarTable({ label, columns, rows }: BarTableProps) {
  const { locale } = useLocale();
  const numbers = new Intl.NumberFormat(locale);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className="w-full border-collapse text-sm" aria-label={label}>
      <thead className="text-ink-muted text-xs">
        <tr className="border-line-strong border-b">
          <th scope="col" className="py-1.5 pe-4 text-start font-semibold">
            {columns.name}
          </th>
          <th scope="col" className="py-1.5 text-end font-semibold">
            {columns.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, note, value }) => (
          <tr key={id}>
            <th scope="row" className="py-1.5 pe-4 text-start font-medium leading-snug">
              {name}
              {note && <span className="font-normal text-ink-muted"> {note}</span>}
            </th>
            <td className="w-[55%] py-1.5">
              <span className="flex items-center gap-3">
                <Bar share={value / most} />
                <span className="min-w-[7ch] text-end tabular-nums">{numbers.format(value)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
