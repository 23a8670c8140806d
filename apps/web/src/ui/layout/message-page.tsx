import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  picture: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** A page with a single message: why the expected one is not there, and where to go instead. */
export function MessagePage({ title, picture, actions, children }: MessagePageProps) {
  return (
    <div className="site-column grid items-center gap-x-10 gap-y-8 py-12 sm:py-20 md:grid-cols-[minmax(0,1fr)_minmax(0,15rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-x-16 lg:py-28">
      <div className="max-w-72 text-brand md:order-last md:max-w-none">{picture}</div>
      <div className="flex flex-col gap-5">
        <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
          {title}
        </h1>
        <p className="max-w-[34rem] text-ink-muted text-lg">{children}</p>
        <div className="mt-3 action-row">{actions}</div>
      </div>
    </div>
  );
}
