import { displayDomain, graceEndsAt, payInvoices, type Website } from '@evenway/contract';
import { WEBSITE_CALLS } from '../../platform/api/affected-calls.ts';
import { call } from '../../platform/api/call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { formatMoney } from '../../platform/money/format-money.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { Banner, ErrorBanner } from '../../ui/feedback/banner.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { unpaidTexts } from './unpaid-texts.ts';

/** What is owed for a website, when the charge is retried, and how to pay it now. */
export function UnpaidInvoice({ website }: { website: Website }) {
  const t = useTexts(unpaidTexts);
  const language = languagePreference.use();
  const { role } = useSession();
  const payment = usePayment(website);
  const { nextAmount, currency, nextAttemptAt, expiresAt } = website;
  const domain = displayDomain(website.domain);
  const servedUntil = expiresAt === null ? null : graceEndsAt(expiresAt);
  const points = [
    nextAttemptAt ? t.nextTry(formatDate(language, nextAttemptAt)) : t.noTry,
    ...(servedUntil && servedUntil > new Date() ? [t.served(formatDate(language, servedUntil.toISOString()))] : []),
    t.otherCard,
  ];
  return (
    <div className="mb-10 flex flex-col gap-4">
      <Banner
        tone="warning"
        title={
          nextAmount === null ? t.titleUnknown(domain) : t.title(formatMoney(language, nextAmount, currency), domain)
        }
        action={
          <DisabledReason reason={role === 'ORG_ADMIN' ? undefined : t.onlyAdmins}>
            <Button
              variant="primary"
              isPending={payment.isPending}
              pendingLabel={t.paying}
              onPress={() => payment.start()}
            >
              {t.pay}
            </Button>
          </DisabledReason>
        }
      >
        {points.join(' ')}
      </Banner>
      <ErrorBanner>{payment.problem}</ErrorBanner>
    </div>
  );
}

function usePayment({ id, domain }: Website) {
  const t = useTexts(unpaidTexts);
  return useCallMutation({
    run: async () => {
      await call(payInvoices, { query: { websiteId: id } });
      showToast({ tone: 'success', message: t.paid(displayDomain(domain)) });
      // The banner disappears with the debt, so the focus moves to the page's heading.
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    invalidates: WEBSITE_CALLS,
    failed: t.failed,
  });
}
