import { SquareArrowOutUpRight } from 'lucide-react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { texts } from './texts.ts';
import type { Portal } from './use-portal.ts';

export function PortalButton({ portal }: { portal: Portal }) {
  const t = useTexts(texts);
  const { role } = useSession();
  return (
    <DisabledReason reason={role === 'ORG_ADMIN' ? undefined : t.onlyAdmins}>
      <Button
        variant="primary"
        icon={<SquareArrowOutUpRight aria-hidden="true" className="size-5" />}
        isPending={portal.isOpening}
        pendingLabel={t.portalOpening}
        onPress={portal.open}
      >
        {t.portal}
        <span className="sr-only"> ({t.newTab})</span>
      </Button>
    </DisabledReason>
  );
}
