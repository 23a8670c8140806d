import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useLocale } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { otherTabClass, selectedTabClass, tabClass, tabListClass } from './tab-style.ts';

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

/** Arrow keys, Home and End move and select at once, since the content is already loaded. */
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
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={tabListClass}>
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
            className={classNames(tabClass, item.id === selectedId ? selectedTabClass : otherTabClass)}
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
