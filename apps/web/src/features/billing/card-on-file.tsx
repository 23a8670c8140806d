import { getPaymentCard } from '@evenway/contract';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { invoiceTexts } from './invoice-texts.ts';

/** The card the next payment is charged to. Not known is not worth an alarm: the portal shows it too. */
export function CardOnFile({ websiteId }: { websiteId: string }) {
  const t = useTexts(invoiceTexts);
  const { data } = useCall(getPaymentCard, { query: { websiteId } });
  if (!data) return null;
  const brand = data.brand.charAt(0).toUpperCase() + data.brand.slice(1);
  const expiry = `${String(data.expMonth).padStart(2, '0')}/${data.expYear}`;
  return <p className="mt-2 text-ink-muted">{t.card(brand, data.last4, expiry)}</p>;
}
