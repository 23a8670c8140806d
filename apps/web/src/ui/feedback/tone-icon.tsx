import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

export type Tone = 'success' | 'error' | 'warning' | 'info';

/** Each tone has its own shape, so that color is never the only indicator. */
export function ToneIcon({ tone, className }: { tone: Tone; className: string }) {
  const Icon = icons[tone];
  return <Icon aria-hidden="true" className={className} />;
}

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };
