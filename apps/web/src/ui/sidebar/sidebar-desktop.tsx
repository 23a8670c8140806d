import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoMark } from '../layout/logo-mark.tsx';
import { useText } from '../texts.ts';
import { SidebarOrganization, SidebarPerson } from './sidebar-account.tsx';
import { SidebarEntry } from './sidebar-item.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import type { SidebarAccount, SidebarSection } from './sidebar-types.ts';

interface SidebarDesktopProps {
  brand: ReactNode;
  sections: readonly SidebarSection[];
  navLabel: string;
  account: SidebarAccount | undefined;
  footer: ReactNode;
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
}

export function SidebarDesktop({
  brand,
  sections,
  navLabel,
  account,
  footer,
  isCollapsed,
  onCollapsedChange,
}: SidebarDesktopProps) {
  const text = useText();
  const toggle = {
    id: 'collapse',
    label: isCollapsed ? text.expandSidebar : text.collapseSidebar,
    icon: isCollapsed ? (
      <PanelLeftOpen className="rtl:-scale-x-100" />
    ) : (
      <PanelLeftClose className="rtl:-scale-x-100" />
    ),
    onPress: () => onCollapsedChange(!isCollapsed),
  };
  return (
    <nav
      aria-label={navLabel}
      className={`sticky top-0 hidden h-dvh shrink-0 flex-col gap-5 overflow-y-auto border-line border-e bg-surface-sunken p-2 lg:flex print:hidden ${isCollapsed ? 'w-16' : 'w-64'}`}
    >
      <div>
        <div className="flex min-h-14 items-center px-3">
          {isCollapsed ? <LogoMark className="size-6 text-brand" /> : brand}
        </div>
        {account && (isCollapsed ? account.chooser?.(true) : <SidebarOrganization {...account} />)}
      </div>
      <SidebarNav sections={sections} isCollapsed={isCollapsed} />
      <div className="mt-auto flex flex-col gap-2">
        {account && <SidebarPerson account={account} isCollapsed={isCollapsed} />}
        {!isCollapsed && footer}
        <SidebarEntry item={toggle} isCollapsed={isCollapsed} />
      </div>
    </nav>
  );
}
