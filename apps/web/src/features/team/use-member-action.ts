import { errorToText } from '../../platform/api/error-to-text.ts';
import { useAction } from '../../platform/api/use-action.ts';

interface MemberActionOptions {
  run: () => Promise<unknown>;
  onDone: () => void;
  fallback: string;
}

export interface MemberAction {
  start: () => void;
  isPending: boolean;
  /** What went wrong, in the language chosen now. */
  problem: string | null;
}

/** One change to a member at a time. */
export function useMemberAction({ fallback, ...change }: MemberActionOptions): MemberAction {
  const { failure, ...action } = useAction(change);
  return { ...action, problem: failure === null ? null : errorToText(failure, { fallback }) };
}
