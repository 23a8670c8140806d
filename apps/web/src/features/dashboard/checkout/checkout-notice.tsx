import { confirmCheckout, displayDomain, type Website } from '@evenway/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { invalidateCalls } from '../../../platform/api/invalidate-calls.ts';
import { queryKeyOf } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { installAddress } from '../actions/row-shortcut.ts';
import { checkoutTexts } from './checkout-texts.ts';

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
      return <OnToInstall website={confirmation.website} />;
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

/** After paying, the code is what comes next. */
function OnToInstall({ website }: { website: Website }) {
  const t = useTexts(checkoutTexts);
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    showToast({ tone: 'success', message: t.active(displayDomain(website.domain)) });
    void navigate(installAddress(website), { replace: true });
  });
  useEffect(() => goOn(), []);
  return null;
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

const POLLS = 6;
const POLL_MS = 2_000;

type CheckoutConfirmation =
  | { readonly phase: 'asking' }
  | { readonly phase: 'failed'; readonly error: unknown }
  /** `late`: paid, but the list still does not show it. */
  | { readonly phase: 'waiting' | 'active' | 'late'; readonly website: Website };

/** Asks how the checkout ended and reloads the list until the website is active there. */
function useCheckoutConfirmation(sessionId: string, list: readonly Website[] | null) {
  const queryClient = useQueryClient();
  const { data: website, error, isFetching, refetch } = useConfirmedWebsite(sessionId);
  const [polls, setPolls] = useState(0);
  const isActive = list?.some(({ id, status }) => id === website?.id && status === 'ACTIVE') ?? false;

  useEffect(() => {
    if (website) void invalidateCalls(queryClient, WEBSITE_CALLS);
  }, [website, queryClient]);

  const isWaiting = website !== undefined && !isActive && polls < POLLS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each poll sets the clock for the next.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      void invalidateCalls(queryClient, WEBSITE_CALLS);
      setPolls((count) => count + 1);
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, polls, queryClient]);

  return { confirmation: describe(), retry: () => void refetch() };

  function describe(): CheckoutConfirmation {
    if (website) return { phase: isActive ? 'active' : isWaiting ? 'waiting' : 'late', website };
    return error === null || isFetching ? { phase: 'asking' } : { phase: 'failed', error };
  }
}

/**
 * A query, although it is sent as a POST, so it uses the cache: one request per checkout, however often the screen
 * renders. Nobody pressed a button for it, so it is not a `useCallMutation`.
 */
function useConfirmedWebsite(sessionId: string) {
  const input = { body: { sessionId } };
  return useQuery<Website>({
    queryKey: queryKeyOf(confirmCheckout, input),
    queryFn: () => call(confirmCheckout, input),
    staleTime: Number.POSITIVE_INFINITY,
    // A failure is shown at once; the person decides whether to retry.
    retry: false,
    networkMode: 'always',
  });
}
