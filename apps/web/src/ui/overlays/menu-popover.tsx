import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'default' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  onAction: () => void;
}

interface MenuPopoverProps {
  label: string;
  items: readonly MenuAction[];
  placement: 'bottom end' | 'bottom start' | 'top end' | 'top start';
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export function MenuPopover({ label, items, placement, triggerRef, onClose }: MenuPopoverProps) {
  return (
    <Popover
      isOpen
      aria-label={label}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
      className="motion-fade min-w-52 max-w-80 overflow-y-auto rounded-panel border border-line bg-surface-raised shadow-overlay"
    >
      <AriaMenu aria-label={label} autoFocus="first" onClose={onClose} className="p-1.5 outline-none">
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled ?? false}
            onAction={item.onAction}
            className={`${itemClass} ${item.tone === 'danger' ? 'text-negative' : 'text-ink'}`}
          >
            {item.icon}
            <span>{item.label}</span>
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 leading-snug -outline-offset-3 data-[focused]:bg-surface-hover data-[disabled]:cursor-not-allowed data-[disabled]:opacity-60';
