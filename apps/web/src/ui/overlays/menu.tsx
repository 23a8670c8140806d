import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { buttonClass } from '../actions/button-style.ts';
import { iconButtonClass } from '../actions/icon-button.tsx';
import { press } from '../actions/press.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { MenuAction } from './menu-popover.tsx';

interface MenuProps {
  label: string;
  trigger?: ReactNode;
  /** Of the small default button, if there is no trigger. */
  icon?: ReactNode;
  items: readonly MenuAction[];
  placement?: 'bottom end' | 'bottom start' | 'top end' | 'top start' | undefined;
}

/** The list behind the button is loaded on first intent, so that a row of menus costs a row of buttons. */
export function Menu({ label, trigger, icon, items, placement = 'bottom end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={loadPopover}
        onFocus={loadPopover}
        onClick={press(() => setOpen(true))}
        onKeyDown={(event) => {
          if (!openingKeys.has(event.key)) return;
          event.preventDefault();
          setOpen(true);
        }}
        className={trigger ? buttonClass({ variant: 'secondary' }) : `${iconButtonClass} border-transparent`}
      >
        {trigger ?? icon ?? <EllipsisVertical aria-hidden="true" className="size-5" />}
      </button>
      {isOpen && (
        <Suspense>
          <MenuPopover
            label={label}
            items={items}
            placement={placement}
            triggerRef={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

// Enter and Space are handled here too: a click from a key counts as virtual, and the first item would not get focus.
const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

const loadPopover = () => import('./menu-popover.tsx');
const MenuPopover = lazyPart(async () => (await loadPopover()).MenuPopover);
