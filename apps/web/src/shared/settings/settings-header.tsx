import { paths } from '@evenway/contract';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';

interface SettingsHeaderProps {
  title: string;
  subtitle: string;
  /** The link to the parent screen. */
  backLabel: string;
  backTo?: string;
  /** Beside the way back. */
  actions?: ReactNode;
}

/** The head of a screen that settings lead to. */
export function SettingsHeader({ title, subtitle, backLabel, backTo = paths.settings, actions }: SettingsHeaderProps) {
  usePageTitle(title);
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      actions={
        <>
          <ButtonLink to={backTo}>{backLabel}</ButtonLink>
          {actions}
        </>
      }
    />
  );
}
