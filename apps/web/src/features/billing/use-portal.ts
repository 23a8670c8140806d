import { getCustomerPortal } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { texts } from './texts.ts';

export interface Portal {
  readonly isOpening: boolean;
  readonly problem: string | null;
  /** Set if the browser blocked the tab: a link to follow instead. */
  readonly blockedAddress: string | null;
  open(): void;
}

/** The billing portal in a new tab. The tab opens within the click, because browsers block later ones. */
export function usePortal(): Portal {
  const t = useTexts(texts);
  const [blockedAddress, setBlockedAddress] = useState<string | null>(null);
  const portal = useCallMutation({
    run: async (tab: Window | null) => {
      // The question is on this page, and behind the empty tab nobody would see it.
      let isAway = tab === null;
      const onQuestion = () => {
        isAway = true;
        tab?.close();
      };
      const { url } = await call(getCustomerPortal, {}, { onQuestion });
      if (!url) throw new MissingAddress();
      if (isAway || tab === null || tab.closed) setBlockedAddress(url);
      else tab.location.replace(url);
    },
    onFailed: (_, tab) => tab?.close(),
    failed: t.portalFailed,
  });

  function open() {
    if (portal.isRunning()) return;
    setBlockedAddress(null);
    const tab = window.open('', '_blank');
    if (tab) {
      // The opened page must not access this one.
      tab.opener = null;
      tab.document.title = t.portalOpening;
    }
    portal.start(tab);
  }

  const problem = portal.failure instanceof MissingAddress ? t.portalMissing : portal.problem;
  return { isOpening: portal.isPending, problem, blockedAddress, open };
}

/** The portal was created, but the response contains no address. */
class MissingAddress extends Error {}
