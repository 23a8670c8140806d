import type { ReactNode } from 'react';

export interface SidebarItem {
  id: string;
  label: string;
  icon: ReactNode;
  to?: string | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  end?: boolean | undefined;
}

export interface SidebarSection {
  label: string;
  items: readonly SidebarItem[];
}
