import { Menu } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from '../../lib/router/hooks.ts';
import { iconButtonClass } from '../actions/icon-button.tsx';
import { press } from '../actions/press.ts';
import { classNames } from '../class-names.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useText } from '../texts.ts';
import { SidebarOrganization, SidebarPerson } from './sidebar-account.tsx';
import { SidebarDesktop } from './sidebar-desktop.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import type { SidebarAccount, SidebarSection } from './sidebar-types.ts';

interface SidebarShellProps {
  brand: ReactNode;
  sections: readonly SidebarSection[];
  navLabel: string;
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
  account?: SidebarAccount | undefined;
  footer?: ReactNode;
  topbar?: ReactNode;
  children: ReactNode;
}

export function SidebarShell({ brand, sections, navLabel, account, footer, ...rest }: SidebarShellProps) {
  const { topbar, children, ...collapse } = rest;
  const drawer = useDrawer();
  return (
    <div className="min-h-dvh lg:flex">
      <SidebarDesktop {...{ brand, sections, navLabel, account, footer }} {...collapse} />
      <div className="flex min-w-0 flex-1 flex-col">
        <SidebarTopbar
          brand={brand}
          organization={account?.organization}
          isDrawerOpen={drawer.isOpen}
          onOpenDrawer={drawer.open}
        >
          {topbar}
        </SidebarTopbar>
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-8 lg:px-10 lg:py-10">
          {children}
        </main>
      </div>
      {drawer.hasOpened && (
        <Suspense>
          <SidebarDrawer label={navLabel} brand={brand} isOpen={drawer.isOpen} onOpenChange={drawer.setOpen}>
            {account && <SidebarOrganization {...account} />}
            <SidebarNav sections={sections} isCollapsed={false} />
            <div className="mt-auto flex flex-col gap-3">
              {account && <SidebarPerson account={account} isCollapsed={false} />}
              {footer}
            </div>
          </SidebarDrawer>
        </Suspense>
      )}
    </div>
  );
}

const SidebarDrawer = lazyPart(async () => (await import('./sidebar-drawer.tsx')).SidebarDrawer);

/** Open or closed, and closed by any navigation, including the back button. */
function useDrawer() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const setOpen = (isOpen: boolean) => {
    setOpenedAt(isOpen ? key : null);
    if (isOpen) setHasOpened(true);
  };
  return { isOpen: openedAt === key, hasOpened, setOpen, open: () => setOpen(true) };
}

interface SidebarTopbarProps {
  brand: ReactNode;
  organization?: string | null | undefined;
  isDrawerOpen: boolean;
  onOpenDrawer: () => void;
  children?: ReactNode;
}

function SidebarTopbar({ brand, organization, isDrawerOpen, onOpenDrawer, children }: SidebarTopbarProps) {
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
