import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useAction } from '../../../platform/api/use-action.ts';

interface WebsiteChange<R> {
  run: () => Promise<R>;
  onDone: (result: R) => void;
  /** Said when the server has no words for its refusal. */
  failed: string;
}

/** One change to a website at a time, and what went wrong in the language chosen now. */
export function useWebsiteAction<R>({ failed, ...change }: WebsiteChange<R>) {
  const { failure, ...action } = useAction(change);
  return { ...action, failure, problem: failure === null ? null : errorToText(failure, failed) };
}
