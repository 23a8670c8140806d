import { listPendingInvitations, listUsers, type PendingInvitation, type User } from '@evenway/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { invitationTexts } from './invitations/invitation-texts.ts';
import { memberTexts } from './members/member-texts.ts';

export interface People<P> {
  /** Null until loaded. */
  readonly list: readonly P[] | null;
  readonly isLoading: boolean;
  /** Why the list is missing or stale. */
  readonly problem: string | null;
  retry(): void;
}

export function useMembers(): People<User> {
  const t = useTexts(memberTexts);
  return toPeople(useCall(listUsers, {}), t.loadFailed);
}

export function useInvitations(): People<PendingInvitation> {
  const t = useTexts(invitationTexts);
  return toPeople(useCall(listPendingInvitations, {}), t.loadFailed);
}

function toPeople<P>({ data, error, isPending, refetch }: UseQueryResult<P[]>, fallback: string): People<P> {
  return {
    list: data ?? null,
    isLoading: isPending,
    problem: error && errorToText(error, { fallback }),
    retry: () => void refetch(),
  };
}
