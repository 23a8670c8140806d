import { type CallInput, type CallOutput, getWidgetConfig } from '@evenway/contract';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { queryKeyOf } from '../../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../../platform/api/use-call-mutation.ts';

type Settings = CallOutput<typeof getWidgetConfig>;
type Step = 'save' | 'reset';
type Sending = { readonly step: Step; readonly send: () => Promise<Settings> };
/** The result of the last step. A failure is kept as an error, so that its text follows a change of language. */
type Outcome = { readonly step: Step; readonly failure: unknown };

/** Saves or resets the settings, one at a time, and keeps the result. */
export function useSettingsChange(request: CallInput<typeof getWidgetConfig>, query: UseQueryResult<Settings>) {
  const queryClient = useQueryClient();
  const change = useCallMutation({
    /** A refusal as a result: someone else was faster, and what they saved is shown. */
    run: async ({ send }: Sending) => {
      try {
        const answer = await send();
        queryClient.setQueryData(queryKeyOf(getWidgetConfig, request), answer);
        return answer;
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.code === 'settings_changed')) throw failure;
        if (!(await query.refetch()).isSuccess) throw failure;
        return failure;
      }
    },
  });

  /** `overtaken`: what someone else saved must be shown before it is overwritten. Null: it failed, see `outcome`. */
  async function run(step: Step, send: Sending['send']): Promise<Settings | 'overtaken' | null> {
    // A second press before the button shows that it is busy would send twice.
    if (change.isRunning()) return null;
    const result = await change.submit({ step, send }).catch(() => null);
    return result instanceof ApiError ? 'overtaken' : result;
  }

  return {
    run,
    running: change.isPending ? (change.input?.step ?? null) : null,
    outcome: change.isPending ? null : outcomeOf(change),
    /** Hides the last result; one that is still pending will be shown. */
    forget: () => {
      if (!change.isRunning()) change.reset();
    },
  };
}

interface EndedChange {
  readonly input: Sending | undefined;
  readonly result: Settings | ApiError | undefined;
  readonly failure: unknown;
}

function outcomeOf({ input, result, failure }: EndedChange): Outcome | null {
  if (input === undefined) return null;
  return { step: input.step, failure: result instanceof ApiError ? result : failure };
}
