import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

interface WebsiteConfirmProps {
  title: string;
  /** What happens, one sentence each. */
  points: readonly string[];
  confirmLabel: string;
  keepLabel: string;
  isDanger?: boolean;
  isPending?: boolean;
  problem?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

export function WebsiteConfirm({ title, points, confirmLabel, keepLabel, problem, ...props }: WebsiteConfirmProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={props.onClose}
      tone={props.isDanger ? 'danger' : 'default'}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={keepLabel}
      isPending={props.isPending}
      onConfirm={props.onConfirm}
    >
      <div className="flex flex-col gap-3 wrap-anywhere">
        <ErrorBanner>{problem}</ErrorBanner>
        {points.map((point) => (
          <p key={point}>{point}</p>
        ))}
      </div>
    </ConfirmDialog>
  );
}
