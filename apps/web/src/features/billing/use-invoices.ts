import { getUpcomingInvoice, type Invoice, listInvoices, type UpcomingInvoice } from '@evenway/contract';
import { useState } from 'react';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../platform/timings.ts';
import { useCredit } from '../../shared/credit/credit-notice.tsx';
import { invoiceTexts } from './invoice-texts.ts';

export interface Invoices {
  /** Null until loaded. */
  readonly list: readonly Invoice[] | null;
  readonly isLoading: boolean;
  readonly problem: string | null;
  /** Null if there is none or it could not be read, which is not worth an alert. */
  readonly upcoming: UpcomingInvoice | null;
  readonly isUpcomingLoading: boolean;
  readonly isRefreshing: boolean;
  /** Set after a successful refresh. */
  readonly isFresh: boolean;
  refresh(): void;
}

/** The invoices of one website, with a refresh that is long enough to be noticed. */
export function useInvoices(websiteId: string): Invoices {
  const t = useTexts(invoiceTexts);
  const invoices = useCall(listInvoices, { query: { websiteId } });
  const upcoming = useCall(getUpcomingInvoice, { query: { websiteId } });
  const credit = useCredit();
  const [isRefreshing, setRefreshing] = useState(false);
  const [isFresh, setFresh] = useState(false);

  async function refresh() {
    setRefreshing(true);
    setFresh(false);
    await new Promise((resolve) => setTimeout(resolve, TIMINGS.refreshDelay));
    const [answer] = await Promise.all([invoices.refetch(), upcoming.refetch(), credit.refetch()]);
    setFresh(answer.isSuccess);
    setRefreshing(false);
  }

  return {
    list: invoices.data ?? null,
    isLoading: invoices.isPending,
    problem: invoices.error && errorToText(invoices.error, t.failed),
    upcoming: upcoming.data ?? null,
    isUpcomingLoading: upcoming.isPending,
    isRefreshing,
    isFresh,
    refresh: () => void refresh(),
  };
}
