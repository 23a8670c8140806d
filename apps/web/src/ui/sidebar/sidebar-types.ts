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

/** Undefined while loading, null if it failed. */
export interface SidebarAccount {
  organization: string | null | undefined;
  person: { name: string; email: string } | null | undefined;
  role: string;
  /** Where the person edits their details. */
  to: string;
  /** Replaces the organization's name for someone who has several. */
  chooser?: ((isCollapsed: boolean) => ReactNode) | undefined;
}
