import { displayDomain, resumeSubscription, type Website } from '@evenway/contract';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { actionTexts } from './action-texts.ts';
import { describeResumption } from './describe-change.ts';
import { WebsiteConfirm } from './website-confirm.tsx';

export function ResumeDialog({ website, onClose }: { website: Website; onClose: () => void }) {
  const t = useTexts(actionTexts).resume;
  const language = languagePreference.use();
  const { id } = website;
  const domain = displayDomain(website.domain);

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
      points={describeResumption(website, language)}
      confirmLabel={t.confirm}
      keepLabel={t.keep}
      isPending={resumption.isPending}
      problem={resumption.problem}
      onConfirm={resumption.start}
      onClose={onClose}
    />
  );
}
