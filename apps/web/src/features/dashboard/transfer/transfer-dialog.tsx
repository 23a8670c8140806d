import {
  displayDomain,
  isOpenOrganization,
  type ListedWebsite,
  listOwnOrganizations,
  type WebsiteOffer,
  withdrawTransfer,
} from '@evenway/contract';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { useFocusAfterDialog } from '../../../ui/overlays/use-focus-after-dialog.ts';
import { actionTexts } from '../actions/action-texts.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { transferTexts } from './transfer-texts.ts';

interface TransferDialogProps {
  website: ListedWebsite;
  /** Whether there is paid time that goes along. */
  isLive: boolean;
  onClose: () => void;
}

/** Offers a website to another organization, or shows the offer that is open. */
export function TransferDialog({ website, isLive, onClose }: TransferDialogProps) {
  const { menu } = useTexts(actionTexts);
  const { orgId } = useSession();
  // The sidebar has loaded these already.
  const { data: organizations, isPending } = useCall(listOwnOrganizations, {});
  const button = menu(displayDomain(website.domain));
  useFocusAfterDialog(button);
  if (website.offer)
    return <PendingOfferDialog website={website} offer={website.offer} returnTo={button} onClose={onClose} />;
  if (isPending) return null;
  const own = (organizations ?? []).filter(
    (each) => each.id !== orgId && each.role === 'ORG_ADMIN' && isOpenOrganization(each),
  );
  return <OfferDialog website={website} isLive={isLive} own={own} onClose={onClose} />;
}

interface PendingOfferDialogProps extends Pick<TransferDialogProps, 'website' | 'onClose'> {
  offer: WebsiteOffer;
  returnTo: string;
}

/** Who may take over the website, until when, and how to withdraw the offer. */
function PendingOfferDialog({ website, offer, returnTo, onClose }: PendingOfferDialogProps) {
  const t = useTexts(transferTexts);
  const language = languagePreference.use();
  const domain = displayDomain(website.domain);
  return (
    <ActionDialog
      title={t.title(domain)}
      confirmLabel={t.withdraw}
      cancelLabel={t.close}
      run={() => call(withdrawTransfer, { params: { id: website.id } })}
      invalidates={WEBSITE_CALLS}
      done={() => t.withdrawn(domain)}
      failed={t.withdrawFailed}
      returnTo={returnTo}
      onClose={onClose}
    >
      <p>{t.pending(offer.email, formatDate(language, offer.expiresAt))}</p>
      <p>{t.whenAccepted}</p>
    </ActionDialog>
  );
}
