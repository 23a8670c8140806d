import { getCustomerPortal } from '@evenway/contract';
import { useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { texts } from './texts.ts';

export interface Portal {
  readonly isOpening: boolean;
  readonly problem: string | null;
  /** Set when the browser refused the tab: a link the person can follow. */
  readonly blockedAddress: string | null;
  open(): void;
}

/** The billing portal in a new tab. The tab opens with the click itself, because a browser blocks one that comes later. */
export function usePortal(): Portal {
  const t = useTexts(texts);
  const isRunning = useRef(false);
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [blockedAddress, setBlockedAddress] = useState<string | null>(null);

  async function fill(tab: Window | null) {
    setOpening(true);
    setFailure(null);
    setBlockedAddress(null);
    try {
      const { url } = await call(getCustomerPortal, {});
      if (!url) fail(tab, new MissingAddress());
      else if (tab === null || tab.closed) setBlockedAddress(url);
      else tab.location.replace(url);
    } catch (error) {
      fail(tab, error);
    } finally {
      isRunning.current = false;
      setOpening(false);
    }
  }

  function fail(tab: Window | null, reason: unknown) {
    tab?.close();
    setFailure(reason);
  }

  function open() {
    if (isRunning.current) return;
    isRunning.current = true;
    const tab = window.open('', '_blank');
    if (tab) {
      // The page that follows has no business with this one.
      tab.opener = null;
      tab.document.title = t.portalOpening;
    }
    void fill(tab);
  }

  const describe = (reason: unknown) =>
    reason instanceof MissingAddress ? t.portalMissing : errorToText(reason, t.portalFailed);
  return { isOpening, problem: failure === null ? null : describe(failure), blockedAddress, open };
}

/** The portal was opened, and the answer does not say where. */
class MissingAddress extends Error {}
