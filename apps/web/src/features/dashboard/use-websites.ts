import { type ListedWebsite, listWebsites } from '@evenway/contract';
import { useState } from 'react';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../platform/timings.ts';
import { useCredit } from '../../shared/credit/credit-notice.tsx';
import { texts } from './texts.ts';

export interface Websites {
  /** Null until loaded. */
  readonly list: readonly ListedWebsite[] | null;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  /** Why the list is missing or stale. */
  readonly problem: string | null;
  /** Announced to screen readers after a successful refresh. */
  readonly news: string;
  refresh(): void;
}

/** The organization's websites, with a refresh that is long enough to be noticed. */
export function useWebsites(): Websites {
  const t = useTexts(texts);
  const { data, error, isPending, refetch } = useCall(listWebsites, {});
  const credit = useCredit();
  const [isRefreshing, setRefreshing] = useState(false);
  const [refreshedCount, setRefreshedCount] = useState<number | null>(null);

  async function refresh() {
    setRefreshing(true);
    setRefreshedCount(null);
    await new Promise((resolve) => setTimeout(resolve, TIMINGS.refreshDelay));
    const [{ data: fresh, isSuccess }] = await Promise.all([refetch(), credit.refetch()]);
    if (isSuccess) setRefreshedCount(fresh.length);
    setRefreshing(false);
  }

  const reason = error && errorToText(error, { fallback: t.loadFailed });
  return {
    list: data ?? null,
    isLoading: isPending,
    isRefreshing,
    problem: reason && data !== undefined ? t.refreshFailed(reason) : reason,
    news: refreshedCount === null ? '' : t.refreshed(refreshedCount),
    refresh: () => void refresh(),
  };
}
