import { getSingleSignOn, type SingleSignOn } from '@evenway/contract';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { showToast } from '../../ui/feedback/toast.tsx';

interface Options<Input> {
  run: (input: Input) => Promise<SingleSignOn>;
  /** What a toast says when it is done. */
  done?: string;
  onDone?: () => void;
  failed: string;
}

/** A change whose response is the new settings, which the whole screen shows. */
export function useSettingsChange<Input = void>({ run, done, onDone, failed }: Options<Input>) {
  return useCallMutation({
    run,
    replaces: queryKeyOf(getSingleSignOn, {}),
    onDone: () => {
      if (done) showToast({ tone: 'success', message: done });
      onDone?.();
    },
    failed: { fallback: failed },
  });
}
