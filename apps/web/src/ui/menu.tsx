import { EllipsisVertical } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { buttonClass } from './button-style.ts';
import { iconButtonClass } from './icon-button.tsx';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'default' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  onAction: () => void;
}

interface MenuProps {
  label: string;
  trigger?: ReactNode;
  items: readonly MenuAction[];
  placement?: 'bottom end' | 'bottom start' | 'top end' | 'top start' | undefined;
}

/** The list behind the button is fetched on the first sign of intent, so that a row of menus costs a row of buttons. */
export function Menu({ label, trigger, items, placement = 'bottom end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AriaButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={loadPopover}
        onFocus={loadPopover}
        onPress={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
          else event.continuePropagation();
        }}
        className={trigger ? buttonClass({ variant: 'secondary' }) : `${iconButtonClass} border-transparent`}
      >
        {trigger ?? <EllipsisVertical aria-hidden="true" className="size-5" />}
      </AriaButton>
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

const loadPopover = () => import('./menu-popover.tsx');
const MenuPopover = lazy(async () => ({ default: (await loadPopover()).MenuPopover }));
