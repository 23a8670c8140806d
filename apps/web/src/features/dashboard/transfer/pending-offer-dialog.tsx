import { displayDomain, type ListedWebsite, type WebsiteOffer, withdrawTransfer } from '@evenway/contract';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { WebsiteConfirm } from '../actions/website-confirm.tsx';
import { transferTexts } from './transfer-texts.ts';

interface PendingOfferDialogProps {
  website: ListedWebsite;
  offer: WebsiteOffer;
  onClose: () => void;
}

/** Who may take over the website, until when, and how to withdraw the offer. */
export function PendingOfferDialog({ website, offer, onClose }: PendingOfferDialogProps) {
  const t = useTexts(transferTexts);
  const language = languagePreference.use();
  const domain = displayDomain(website.domain);
  const withdrawal = useDialogChange({
    invalidates: WEBSITE_CALLS,
    run: () => call(withdrawTransfer, { params: { id: website.id } }),
    done: () => t.withdrawn(domain),
    onClose,
    failed: t.withdrawFailed,
  });
  return (
    <WebsiteConfirm
      title={t.title(domain)}
      points={[t.pending(offer.email, formatDate(language, offer.expiresAt)), t.whenAccepted]}
      confirmLabel={t.withdraw}
      keepLabel={t.close}
      isPending={withdrawal.isPending}
      problem={withdrawal.problem}
      onConfirm={withdrawal.start}
      onClose={onClose}
    />
  );
}
