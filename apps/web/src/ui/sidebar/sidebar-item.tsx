import type { ReactElement } from 'react';
import { NavLink } from '../../lib/router/link.tsx';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import type { SidebarItem } from './sidebar-types.ts';

interface SidebarEntryProps {
  item: SidebarItem;
  isCollapsed: boolean;
}

export function SidebarEntry({ item, isCollapsed }: SidebarEntryProps) {
  // Also around an entry with a visible label: a different element would lose the focus when the sidebar changes.
  return (
    <Tooltip text={item.label} placement="end" isDisabled={!isCollapsed}>
      {renderControl(item, isCollapsed)}
    </Tooltip>
  );
}

function renderControl(item: SidebarItem, isCollapsed: boolean): ReactElement {
  const className = classNames(
    entryClass,
    isCollapsed
      ? 'justify-center after:bottom-0.5 after:h-2 after:w-4 after:scale-75'
      : 'px-3 after:end-3 after:h-2.5 after:w-3',
  );
  const content = (
    <>
      <span aria-hidden="true" className="flex size-5 shrink-0 items-center justify-center [&>svg]:size-5">
        {item.icon}
      </span>
      <span className={isCollapsed ? 'sr-only' : 'min-w-0'}>{item.label}</span>
    </>
  );
  return item.to !== undefined ? (
    <NavLink to={item.to} end={item.end ?? false} className={className}>
      {content}
    </NavLink>
  ) : item.href !== undefined ? (
    <a href={item.href} className={className}>
      {content}
    </a>
  ) : (
    <button type="button" onClick={item.onPress} className={className}>
      {content}
    </button>
  );
}

// The current page carries the two bars.
const entryClass =
  'relative flex min-h-11 after:absolute w-full items-center gap-3 rounded-control text-start font-medium leading-snug text-ink-muted no-underline hover:bg-surface-hover hover:text-ink aria-[current=page]:bg-surface-raised aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-raised aria-[current=page]:after:border-brand aria-[current=page]:after:border-y-[3px]';
