import type { ReactNode } from 'react';

export function DefinitionList({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {items.map(({ term, value }) => (
        <div key={term} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[minmax(8rem,14rem)_1fr]">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
