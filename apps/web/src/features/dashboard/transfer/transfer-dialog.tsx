import { displayDomain, type ListedWebsite, listOwnOrganizations } from '@evenway/contract';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { useFocusAfterDialog } from '../../../ui/overlays/use-focus-after-dialog.ts';
import { actionTexts } from '../actions/action-texts.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { PendingOfferDialog } from './pending-offer-dialog.tsx';

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
  useFocusAfterDialog(menu(displayDomain(website.domain)));
  if (website.offer) return <PendingOfferDialog website={website} offer={website.offer} onClose={onClose} />;
  if (isPending) return null;
  const own = (organizations ?? []).filter(
    ({ id, role, deletesAt }) => id !== orgId && role === 'ORG_ADMIN' && !deletesAt,
  );
  return <OfferDialog website={website} isLive={isLive} own={own} onClose={onClose} />;
}
