import { type OwnershipCheck, type OwnershipMethod, proveWebsiteOwnership } from '@evenway/contract';
import { useRef, useState } from 'react';
import { call } from '../../../../platform/api/call.ts';

interface Finding {
  readonly method: OwnershipMethod;
  /** What was found, or why nothing could be looked for. */
  readonly outcome: OwnershipCheck['outcome'] | { readonly error: unknown };
}

/** One look for a proof at a time, when asked for. */
export function useOwnershipCheck(websiteId: string, onProven: () => void) {
  const [running, setRunning] = useState<OwnershipMethod | null>(null);
  const [finding, setFinding] = useState<Finding | null>(null);
  const isRunning = useRef(false);

  async function check(method: OwnershipMethod) {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(method);
    setFinding(null);
    try {
      const { outcome } = await call(proveWebsiteOwnership, { params: { websiteId }, body: { method } });
      setFinding({ method, outcome });
      if (outcome === 'proven') onProven();
    } catch (error) {
      setFinding({ method, outcome: { error } });
    } finally {
      isRunning.current = false;
      setRunning(null);
    }
  }

  return { running, finding, check: (method: OwnershipMethod) => void check(method) };
}
