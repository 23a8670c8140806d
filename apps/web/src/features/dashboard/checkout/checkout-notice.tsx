import { displayDomain, type Website } from '@evenway/contract';
import { useState } from 'react';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { widgetAddress } from '../actions/row-shortcut.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { useCheckoutConfirmation } from './use-checkout-confirmation.ts';

interface CheckoutNoticeProps {
  sessionId: string;
  /** The list as the screen shows it. */
  list: readonly Website[] | null;
}

/** Says how the checkout ended. */
export function CheckoutNotice({ sessionId, list }: CheckoutNoticeProps) {
  const t = useTexts(checkoutTexts);
  const [isDismissed, setDismissed] = useState(false);
  const { confirmation, retry } = useCheckoutConfirmation(sessionId, list);
  const dismiss = () => setDismissed(true);
  if (isDismissed) return null;
  switch (confirmation.phase) {
    case 'asking':
    case 'waiting':
      return (
        <Banner tone="info" live>
          {t.asking}
        </Banner>
      );
    case 'active':
      return (
        <Banner
          tone="success"
          live
          onDismiss={dismiss}
          action={<TextLink to={widgetAddress(confirmation.website)}>{t.install}</TextLink>}
        >
          {t.active(displayDomain(confirmation.website.domain))}
        </Banner>
      );
    case 'late':
      return (
        <Banner tone="info" live onDismiss={dismiss}>
          {t.late(displayDomain(confirmation.website.domain))}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="error" live action={<RetryButton onPress={retry} />} title={t.failedTitle}>
          {errorToText(confirmation.error, t.failed)}
        </Banner>
      );
  }
}

function RetryButton({ onPress }: { onPress: () => void }) {
  const t = useTexts(checkoutTexts);
  const retry = () => {
    // The button disappears with the problem, so the focus moves to the page's heading.
    document.querySelector<HTMLElement>('main h1')?.focus();
    onPress();
  };
  return (
    <Button size="sm" onPress={retry}>
      {t.retry}
    </Button>
  );
}
