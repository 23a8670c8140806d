import { cancelSubscription, deleteWebsite, displayDomain, resumeSubscription, type Website } from '@evenway/contract';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import type { ConfirmedAction } from '../dashboard-dialog.ts';
import { actionTexts } from './action-texts.ts';
import { describeCancellation, describeResumption } from './describe-change.ts';

interface ConfirmActionProps {
  action: ConfirmedAction;
  website: Website;
  onClose: () => void;
  onOnboard: () => void;
}

/** Asks before something is done to a website. */
export function ConfirmAction({ action, website, onClose, onOnboard }: ConfirmActionProps) {
  const t = useTexts(actionTexts);
  const language = languagePreference.use();
  const { id, status } = website;
  const domain = displayDomain(website.domain);
  const dialog = {
    title: t[action].title(domain),
    confirmLabel: t[action].confirm,
    cancelLabel: t[action].keep,
    invalidates: WEBSITE_CALLS,
    returnTo: t.menu(domain),
    onClose,
  };
  switch (action) {
    case 'cancel':
      return (
        <ActionDialog
          {...dialog}
          tone="danger"
          run={() => call(cancelSubscription, { query: { websiteId: id } })}
          done={({ expiresAt: end }) =>
            end ? t.cancel.doneUntil(domain, formatDate(language, end)) : t.cancel.done(domain)
          }
          failed={t.cancel.failed}
        >
          {paragraphs(describeCancellation(website, language))}
        </ActionDialog>
      );
    case 'resume':
      return (
        <ActionDialog
          {...dialog}
          run={() => call(resumeSubscription, { query: { websiteId: id } })}
          done={() => t.resume.done(domain)}
          failed={t.resume.failed}
        >
          {paragraphs(describeResumption(website, language))}
        </ActionDialog>
      );
    case 'delete':
      return (
        <ActionDialog
          {...dialog}
          tone="danger"
          run={() => callRemoval(deleteWebsite, { params: { id } })}
          done={() => t.delete.done(domain)}
          failed={t.delete.failed}
        >
          {paragraphs([
            t.delete.permanent,
            t.delete.widget,
            // An unpaid or inactive one would become active again with the next payment.
            ...(status === 'NOT_PAID' || status === 'INACTIVE' ? [t.delete.subscription] : []),
            // A website that never had a subscription has no invoices to lose.
            ...(status === null ? [] : [t.delete.invoices]),
          ])}
        </ActionDialog>
      );
    case 'onboard':
      return (
        <ActionDialog {...dialog} invalidates={[]} run={async () => undefined} onDone={onOnboard}>
          <p>{t.onboard.what}</p>
        </ActionDialog>
      );
  }
}

const paragraphs = (points: readonly string[]) => points.map((point) => <p key={point}>{point}</p>);
