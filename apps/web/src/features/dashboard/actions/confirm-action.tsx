import { displayDomain, type Website } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useFocusAfterDialog } from '../../../ui/overlays/use-focus-after-dialog.ts';
import type { ConfirmedAction } from '../dashboard-dialog.ts';
import { actionTexts } from './action-texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import { WebsiteConfirm } from './website-confirm.tsx';

interface ConfirmActionProps {
  action: ConfirmedAction;
  website: Website;
  onClose: () => void;
  onOnboard: () => void;
}

export function ConfirmAction({ action, website, onClose, onOnboard }: ConfirmActionProps) {
  const t = useTexts(actionTexts);
  useFocusAfterDialog(t.menu(displayDomain(website.domain)));
  switch (action) {
    case 'cancel':
      return <CancelDialog website={website} onClose={onClose} />;
    case 'resume':
      return <ResumeDialog website={website} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog website={website} onClose={onClose} />;
    case 'onboard':
      return (
        <WebsiteConfirm
          title={t.onboard.title(displayDomain(website.domain))}
          points={[t.onboard.what]}
          confirmLabel={t.onboard.confirm}
          keepLabel={t.onboard.keep}
          onConfirm={onOnboard}
          onClose={onClose}
        />
      );
  }
}
