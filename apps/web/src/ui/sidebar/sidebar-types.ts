import type { ReactNode } from 'react';
import type { MenuAction } from '../overlays/menu-popover.tsx';

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
  /** For someone who belongs to more than one organization. The label holds the name of the present one. */
  chooser?: { label: string; items: readonly MenuAction[] } | undefined;
}
