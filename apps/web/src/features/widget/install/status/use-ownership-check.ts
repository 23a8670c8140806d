import { getWidgetInstallation, type OwnershipMethod, proveWebsiteOwnership } from '@evenway/contract';
import { call } from '../../../../platform/api/call.ts';
import { useCallMutation } from '../../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ownershipTexts } from './ownership-texts.ts';

/** Looks for one proof at a time, on request. */
export function useOwnershipCheck(websiteId: string) {
  const t = useTexts(ownershipTexts);
  const check = useCallMutation({
    run: (method: OwnershipMethod) => call(proveWebsiteOwnership, { params: { websiteId }, body: { method } }),
    invalidates: [getWidgetInstallation],
    failed: t.failed,
  });
  const outcome = check.result?.outcome;
  return {
    running: check.isPending ? check.input : undefined,
    /** What was looked for last. */
    method: check.input,
    /** Why it proves nothing; null while unknown, and if it does. */
    finding: check.problem ?? (outcome === undefined || outcome === 'proven' ? null : t.outcomes[outcome]),
    check: check.start,
  };
}
