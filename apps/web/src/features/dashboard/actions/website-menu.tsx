import { displayDomain, type ListedWebsite } from '@evenway/contract';
import { EllipsisVertical } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { actionTexts } from './action-texts.ts';
import { actionsFor, type WebsiteAction } from './website-actions.ts';

interface WebsiteMenuProps {
  website: ListedWebsite;
  now: Date;
  onAction: (action: WebsiteAction, website: ListedWebsite) => void;
}

export function WebsiteMenu({ website, now, onAction }: WebsiteMenuProps) {
  const t = useTexts(actionTexts);
  const { role } = useSession();
  if (role !== 'ORG_ADMIN')
    return (
      <DisabledReason reason={t.onlyAdmins}>
        <IconButton
          label={t.menu(displayDomain(website.domain))}
          icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
        />
      </DisabledReason>
    );
  return (
    <Menu
      label={t.menu(displayDomain(website.domain))}
      items={actionsFor(website, now).map((action) => ({
        id: action,
        label: t.actions[action],
        tone: action === 'delete' ? 'danger' : 'default',
        onAction: () => onAction(action, website),
      }))}
    />
  );
}
