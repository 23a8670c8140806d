import { displayDomain, type Website } from '@evenway/contract';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formatMoney } from '../../../platform/money/format-money.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { billingAddress } from '../billing-address.ts';
import { texts } from '../texts.ts';

/** Names each website whose payment failed, and leads to its open invoice. */
export function UnpaidNotice({ websites }: { websites: readonly Website[] }) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const { role } = useSession();
  if (role !== 'ORG_ADMIN') return null;
  return websites
    .filter(({ status }) => status === 'NOT_PAID')
    .map(({ id, domain, nextAmount, currency, nextAttemptAt }) => (
      <Banner
        key={id}
        tone="warning"
        action={<TextLink to={billingAddress({ domain })}>{t.toInvoice(displayDomain(domain))}</TextLink>}
      >
        {nextAmount === null
          ? t.unpaidUnknown(displayDomain(domain))
          : t.unpaid(displayDomain(domain), formatMoney(language, nextAmount, currency))}{' '}
        {nextAttemptAt && t.nextTry(formatDate(language, nextAttemptAt))}
      </Banner>
    ));
}
