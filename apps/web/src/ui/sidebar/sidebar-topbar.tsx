import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButtonClass } from '../actions/icon-button.tsx';
import { press } from '../actions/press.ts';
import { classNames } from '../class-names.ts';
import { useText } from '../texts.ts';

interface SidebarTopbarProps {
  brand: ReactNode;
  organization?: string | null | undefined;
  isDrawerOpen: boolean;
  onOpenDrawer: () => void;
  children?: ReactNode;
}

export function SidebarTopbar({ brand, organization, isDrawerOpen, onOpenDrawer, children }: SidebarTopbarProps) {
  const text = useText();
  return (
    <header
      className={classNames(
        'sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-x-2 border-line border-b bg-surface px-2 lg:static lg:justify-end lg:border-b-0 lg:px-10 lg:pt-4 print:hidden',
        !children && 'lg:hidden',
      )}
    >
      <div className="flex min-h-14 min-w-0 flex-1 items-center gap-2 lg:hidden">
        <button
          type="button"
          aria-label={text.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          onClick={press(onOpenDrawer)}
          className={`${iconButtonClass} border-transparent`}
        >
          <Menu aria-hidden="true" className="size-6" />
        </button>
        {brand}
        {/* Shown in full in the drawer; here it is truncated. */}
        {organization && (
          <p className="ms-auto line-clamp-2 min-w-0 ps-3 pe-2 font-medium text-ink-muted text-sm leading-tight wrap-anywhere">
            {organization}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}
