import { Circle, CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type BadgeTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-control border border-transparent py-0.5 ps-1.5 pe-2 text-sm font-semibold whitespace-nowrap leading-snug ${tones[tone]}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="self-baseline">{children}</span>
    </span>
  );
}

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleX, info: Info, neutral: Circle };

const tones: Record<BadgeTone, string> = {
  success: 'bg-positive-surface text-positive',
  warning: 'bg-caution-surface text-caution',
  danger: 'bg-negative-surface text-negative',
  info: 'bg-info-surface text-info',
  neutral: 'bg-surface-hover text-ink-muted',
};
