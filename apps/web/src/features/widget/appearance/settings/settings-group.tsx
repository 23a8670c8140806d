import { type ReactNode, useId } from 'react';

export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-5">
      <h2 id={id} className="flex min-h-11 items-center text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
