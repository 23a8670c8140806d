import { listFindings, type WebsiteFinding } from '@evenway/contract';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../platform/api/use-call.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { checkGuidanceQuery, titleOfRule } from '../../shared/checks/check-guidance.ts';

/** The findings of a website and the names of their rules. Null until both have loaded. */
export function useFindings(websiteId: string) {
  const language = languagePreference.use();
  const found = useCall(listFindings, { params: { websiteId } });
  const guidance = useQuery(checkGuidanceQuery(language));
  const { data } = guidance;
  const known =
    found.data && data
      ? {
          findings: found.data.findings as readonly WebsiteFinding[],
          titleOf: (rule: string): string => titleOfRule(data, rule),
        }
      : null;
  return {
    known,
    error: found.error ?? guidance.error,
    isFetching: found.isFetching || guidance.isFetching,
    retry: () => {
      if (!found.data) void found.refetch();
      if (!guidance.data) void guidance.refetch();
    },
  };
}
