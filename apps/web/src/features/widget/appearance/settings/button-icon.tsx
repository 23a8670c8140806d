import type { WidgetIcon } from '@evenway/contract';

/** The icons that the widget draws on its button, on the same grid of 24. */
export const shapes: Record<WidgetIcon, string> = {
  person: 'M12 3.2a.8.8 0 1 0 .01 0M4 9h16M12 9v5l-4 6.5M12 14l4 6.5',
  bars: 'M5 9h14M5 15h14',
  text: 'M3 18 8 6l5 12M4.7 14h6.6M21 18v-7m0 3.5a3 3 0 1 0 0 .01',
};

export function ButtonIcon({ icon }: { icon: WidgetIcon }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[icon]} />
    </svg>
  );
}
