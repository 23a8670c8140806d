import { paths } from '@evenway/contract';
import {
  Accessibility,
  CircleUserRound,
  CreditCard,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Settings,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { settings } from '../../../platform/settings.ts';
import type { SidebarSection } from '../../../ui/sidebar/sidebar-types.ts';
import { texts } from './organization-texts.ts';

/** The sidebar entries for the role of the person signed in. */
export function useOrganizationSections(): SidebarSection[] {
  const t = useTexts(texts);
  const { role, logout } = useSession();
  const adminOnly = { id: 'settings', label: t.settings, icon: <Settings />, to: paths.settings };
  return [
    {
      label: t.admin,
      items: [
        { id: 'dashboard', label: t.dashboard, icon: <LayoutDashboard />, to: paths.dashboard },
        { id: 'team', label: t.team, icon: <Users />, to: paths.team },
        { id: 'widget', label: t.widget, icon: <SlidersHorizontal />, to: paths.widget },
        { id: 'accessibility', label: t.accessibility, icon: <Accessibility />, to: paths.accessibility },
        { id: 'billing', label: t.billing, icon: <CreditCard />, to: paths.billing },
      ],
    },
    {
      label: t.user,
      items: [
        { id: 'account', label: t.account, icon: <CircleUserRound />, to: paths.account },
        ...(role === 'ORG_ADMIN' ? [adminOnly] : []),
        { id: 'logout', label: t.logout, icon: <LogOut />, onPress: () => void logout() },
        {
          id: 'support',
          label: t.support,
          icon: <LifeBuoy />,
          href: `mailto:${settings.brand.supportEmail}`,
        },
      ],
    },
  ];
}
