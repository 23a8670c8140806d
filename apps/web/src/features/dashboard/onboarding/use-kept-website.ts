import { listWebsites, onboardWebsite } from '@evenway/contract';
import { useEffect, useEffectEvent } from 'react';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useSession } from '../../../platform/session/session-context.ts';

/**
 * Whether a website without a subscription is in the list. With `isToKeep` it is added there if it is new, so that its
 * address need not be typed again when no plan can be chosen now.
 */
export function useKeptWebsite(domain: string, isToKeep: boolean): boolean {
  const { orgId } = useSession();
  const { data: websites } = useCall(listWebsites, {});
  const found = websites?.find((website) => website.domain === domain);
  const { start } = useCallMutation({
    run: () => call(onboardWebsite, { body: { domain, organizationId: orgId ?? '' } }),
    invalidates: WEBSITE_CALLS,
  });
  const isNew = websites !== undefined && found === undefined;
  const keep = useEffectEvent(() => start());
  useEffect(() => {
    if (isToKeep && isNew) keep();
  }, [isToKeep, isNew]);
  return found?.status === null;
}
