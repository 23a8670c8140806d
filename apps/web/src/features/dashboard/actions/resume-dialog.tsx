import { displayDomain, resumeSubscription, type Website } from '@evenway/contract';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { actionTexts } from './action-texts.ts';
import { WebsiteConfirm } from './website-confirm.tsx';

export function ResumeDialog({ website, onClose }: { website: Website; onClose: () => void }) {
  const t = useTexts(actionTexts).resume;
  const language = languagePreference.use();
  const { id, expiresAt, trialEndsAt } = website;
  const domain = displayDomain(website.domain);
  const next = trialEndsAt === null ? t.next : t.firstPayment;

  const resumption = useDialogChange({
    invalidates: WEBSITE_CALLS,
    run: () => call(resumeSubscription, { query: { websiteId: id } }),
    done: () => t.done(domain),
    onClose,
    failed: t.failed,
  });

  return (
    <WebsiteConfirm
      title={t.title(domain)}
      points={expiresAt ? [t.what, next(formatDate(language, expiresAt))] : [t.what]}
      confirmLabel={t.confirm}
      keepLabel={t.keep}
      isPending={resumption.isPending}
      problem={resumption.problem}
      onConfirm={resumption.start}
      onClose={onClose}
    />
  );
}
