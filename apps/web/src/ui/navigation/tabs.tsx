import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useLocale } from 'react-aria-components';

interface TabItem<K extends string> {
  id: K;
  label: string;
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps<K extends string> {
  label: string;
  items: readonly TabItem<K>[];
  selectedId: K;
  onChange: (id: K) => void;
}

/** Arrow keys, Home and End move and select at once, as the content is already there. */
export function Tabs<K extends string>({ label, items, selectedId, onChange }: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { direction, locale } = useLocale();
  const selected = items.find((item) => item.id === selectedId);

  function move(event: KeyboardEvent) {
    const target =
      items[
        destination(
          event.key,
          items.findIndex((item) => item.id === selectedId),
          items.length,
          direction,
        )
      ];
    if (!target) return;
    event.preventDefault();
    onChange(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(target.id)}"]`)?.focus();
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={listClass}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === selectedId}
            aria-controls={item.id === selectedId ? `${id}-panel` : undefined}
            tabIndex={item.id === selectedId ? 0 : -1}
            onClick={() => onChange(item.id)}
            className={tabClass}
          >
            {item.label}
            {item.count !== undefined && (
              <span className="font-normal text-ink-muted">{new Intl.NumberFormat(locale).format(item.count)}</span>
            )}
          </button>
        ))}
      </div>
      {selected && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected.id}`} className="pt-5">
          {selected.content}
        </div>
      )}
    </div>
  );
}

function destination(key: string, current: number, count: number, direction: 'ltr' | 'rtl'): number {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (current + 1) % count;
  if (key === backward) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

// Where the room is narrow they wrap: a tab that has to be scrolled to is not seen.
const listClass = 'flex flex-wrap gap-x-3 border-line border-b sm:gap-x-5';

// Selected is the double rule: the two level bars again, so that it does not rest on colour.
const tabClass =
  'flex min-h-11 items-center gap-2 max-[23rem]:text-sm rounded-t-control border-transparent border-b-[6px] px-1 pt-1.5 font-semibold text-ink-muted -outline-offset-3 hover:text-ink not-aria-selected:forced-colors:border-[Canvas] aria-selected:border-accent aria-selected:border-double aria-selected:text-ink';
