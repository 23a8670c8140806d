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

/** Undefined while it is being read, null when it could not be. */
export interface SidebarAccount {
  organization: string | null | undefined;
  person: { name: string; email: string } | null | undefined;
  role: string;
  /** Where the person changes what is said about them. */
  to: string;
  /** In place of the organization's name, for someone who has several. */
  chooser?: ((isCollapsed: boolean) => ReactNode) | undefined;
}
