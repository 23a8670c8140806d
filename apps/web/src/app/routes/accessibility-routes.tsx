import { type ListedWebsite, paths } from '@evenway/contract';
import type { ComponentType } from 'react';
import type { Route } from '../../lib/router/router.ts';
import { useChosenWebsite } from '../../shared/websites/website-context.ts';
import { frame, screen } from './screen.ts';

/** The tabs of the accessibility screen, each at its own URL, for the website selected above them. */
const tabRoutes: readonly Route[] = frame(async () => {
  const { AccessibilityLayout } = await import('../layouts/organization/accessibility-layout.tsx');
  return <AccessibilityLayout />;
}, [
  tab(paths.accessibility, async () => (await import('../../features/checks/check-tab.tsx')).CheckTab),
  tab(
    paths.accessibilityStatement,
    async () => (await import('../../features/statements/statement-tab.tsx')).StatementTab,
  ),
  tab(paths.accessibilityMessages, async () => (await import('../../features/messages/messages-tab.tsx')).MessagesTab),
]);

export const accessibilityRoutes: readonly Route[] = [
  ...tabRoutes,
  screen(
    paths.accessibilityReport,
    async () => (await import('../../features/checks/report/report-page.tsx')).ReportPage,
  ),
];

function tab(path: string, load: () => Promise<ComponentType<{ website: ListedWebsite }>>): Route {
  return screen(path, async () => {
    const Tab = await load();
    return function WebsiteTab() {
      const website = useChosenWebsite();
      // Nothing typed or opened carries over from one website to another.
      return <Tab key={website.id} website={website} />;
    };
  });
}
