import { type CallInput, type CallOutput, getWidgetConfig } from '@evenway/contract';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { queryKeyOf } from '../../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../../platform/api/use-call-mutation.ts';

type Settings = CallOutput<typeof getWidgetConfig>;
type Step = 'save' | 'reset';
type Sending = { readonly step: Step; readonly send: () => Promise<Settings> };
/** How the last step went. A failure is kept as it came, so that its words follow a change of language. */
type Outcome = { readonly step: Step; readonly failure: unknown };

/** Saves or resets the settings, one at a time, and knows how it went. */
export function useSettingsChange(request: CallInput<typeof getWidgetConfig>, query: UseQueryResult<Settings>) {
  const queryClient = useQueryClient();
  const change = useCallMutation({
    /** A refusal as the result: someone else was quicker, and what they saved is there to be shown. */
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

  /** `overtaken`: what someone else saved is to be shown before it is overwritten. Null: it failed, as `outcome` says. */
  async function run(step: Step, send: Sending['send']): Promise<Settings | 'overtaken' | null> {
    // A second press before the button shows that it works would send twice.
    if (change.isRunning()) return null;
    const result = await change.submit({ step, send }).catch(() => null);
    return result instanceof ApiError ? 'overtaken' : result;
  }

  return {
    run,
    running: change.isPending ? (change.input?.step ?? null) : null,
    outcome: change.isPending ? null : outcomeOf(change),
    /** Takes the last outcome out of sight; one that is still on its way will be told. */
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
