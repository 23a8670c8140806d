import { type Check, listChecks, startCheck } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { checkTexts } from '../check-texts.ts';

export interface CheckChoice {
  readonly width: Check['width'];
  readonly theme: Check['theme'];
  /** A path, or the address of a copy in development. */
  readonly page: string;
  /** The check that `page` is one more page of. */
  readonly continues?: string;
}

export type CheckStart = ReturnType<typeof useCheckStart>;

/**
 * Starts a check and shows the website in a new tab. The tab is opened in the press itself, while its address is still asked
 * for: browsers block one that opens later. Where they block it all the same, `address` is there for a link.
 */
export function useCheckStart(websiteId: string) {
  const t = useTexts(checkTexts);
  const [isBlocked, setBlocked] = useState(false);
  const mutation = useCallMutation({
    run: async ({ choice: { page, ...choice }, tab }: { choice: CheckChoice; tab: Window | null }) => {
      const start = page.trim();
      const started = await call(startCheck, {
        params: { websiteId },
        body: { ...choice, ...(start !== '' && { start }) },
      });
      tab?.location.replace(started.url);
      return started;
    },
    invalidates: [listChecks],
    onFailed: (_, { tab }) => tab?.close(),
    failed: t.start.failed,
  });
  return {
    begin: (choice: CheckChoice) => {
      if (mutation.isPending) return;
      const tab = openBlankTab();
      setBlocked(tab === null);
      mutation.start({ choice, tab });
    },
    isPending: mutation.isPending,
    problem: mutation.problem,
    /** Of the check that was started here: its address is good once. */
    address: mutation.result?.url ?? null,
    checkId: mutation.result?.check.id ?? null,
    /** The page that it leads to. */
    path: mutation.result ? pathOf(mutation.result.url) : null,
    isBlocked,
  };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

function openBlankTab(): Window | null {
  const tab = window.open('about:blank', '_blank');
  // The website gets no hold of this page.
  if (tab !== null) tab.opener = null;
  return tab;
}
