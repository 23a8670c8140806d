import { deleteWebsite, displayDomain, type Website } from '@evenway/contract';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { actionTexts } from './action-texts.ts';
import { WebsiteConfirm } from './website-confirm.tsx';

export function DeleteDialog({ website, onClose }: { website: Website; onClose: () => void }) {
  const t = useTexts(actionTexts).delete;
  const { id, status } = website;
  const domain = displayDomain(website.domain);

  const deletion = useDialogChange({
    invalidates: WEBSITE_CALLS,
    run: () => callRemoval(deleteWebsite, { params: { id } }),
    done: () => t.done(domain),
    onClose,
    failed: t.failed,
  });

  return (
    <WebsiteConfirm
      title={t.title(domain)}
      points={[
        t.permanent,
        t.widget,
        // An unpaid or inactive one would become active again with the next payment.
        ...(status === 'NOT_PAID' || status === 'INACTIVE' ? [t.subscription] : []),
        // A website that never had a subscription has no invoices to lose.
        ...(status === null ? [] : [t.invoices]),
      ]}
      confirmLabel={t.confirm}
      keepLabel={t.keep}
      isDanger
      isPending={deletion.isPending}
      problem={deletion.problem}
      onConfirm={deletion.start}
      onClose={onClose}
    />
  );
}
