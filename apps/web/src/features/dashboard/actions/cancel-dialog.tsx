import { cancelSubscription, displayDomain, type Website } from '@evenway/contract';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { actionTexts } from './action-texts.ts';
import { describeCancellation } from './describe-change.ts';
import { WebsiteConfirm } from './website-confirm.tsx';

export function CancelDialog({ website, onClose }: { website: Website; onClose: () => void }) {
  const t = useTexts(actionTexts).cancel;
  const language = languagePreference.use();
  const { id } = website;
  const domain = displayDomain(website.domain);

  const cancellation = useDialogChange({
    invalidates: WEBSITE_CALLS,
    run: () => call(cancelSubscription, { query: { websiteId: id } }),
    done: ({ expiresAt: end }) => (end ? t.doneUntil(domain, formatDate(language, end)) : t.done(domain)),
    onClose,
    failed: t.failed,
  });

  return (
    <WebsiteConfirm
      title={t.title(domain)}
      points={describeCancellation(website, language)}
      confirmLabel={t.confirm}
      keepLabel={t.keep}
      isDanger
      isPending={cancellation.isPending}
      problem={cancellation.problem}
      onConfirm={cancellation.start}
      onClose={onClose}
    />
  );
}
