import { isLive } from '@evenway/contract';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import type { DashboardDialog } from './dashboard-dialog.ts';

interface DashboardDialogsProps {
  dialog: DashboardDialog | null;
  onChange: (dialog: DashboardDialog | null) => void;
}

/** Most visits open none of them, so each is loaded when it is first needed. */
export function DashboardDialogs({ dialog, onChange }: DashboardDialogsProps) {
  const close = () => onChange(null);
  return (
    <Suspense>
      {dialog?.kind === 'confirm' && (
        <ConfirmAction
          action={dialog.action}
          website={dialog.website}
          onClose={close}
          onOnboard={() => onChange({ kind: 'onboard', domain: dialog.website.domain })}
        />
      )}
      {dialog?.kind === 'onboard' && <OnboardDialog {...dialog} onClose={close} />}
      {dialog?.kind === 'transfer' && (
        <TransferDialog website={dialog.website} isLive={isLive(dialog.website, new Date())} onClose={close} />
      )}
      {dialog?.kind === 'changePlan' && <ChangePlanDialog website={dialog.website} onClose={close} />}
    </Suspense>
  );
}

const ConfirmAction = lazyPart(async () => (await import('./actions/confirm-action.tsx')).ConfirmAction);
const OnboardDialog = lazyPart(async () => (await import('./onboarding/onboard-dialog.tsx')).OnboardDialog);
const TransferDialog = lazyPart(async () => (await import('./transfer/transfer-dialog.tsx')).TransferDialog);
const ChangePlanDialog = lazyPart(async () => (await import('./onboarding/change-plan-dialog.tsx')).ChangePlanDialog);
