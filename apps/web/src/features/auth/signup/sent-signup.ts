import type { CallInput, signUp } from '@evenway/contract';

type Signup = CallInput<typeof signUp>['body'];

let last: Signup | null = null;

/** Keeps the signup that was just sent, in memory only: a password, hashed or not, does not belong in the history. */
export function keepSentSignup(signup: Signup): void {
  last = signup;
}

/** The same signup with the corrected address; null if the page was reloaded since. */
export function correctSentSignup(mistyped: string, email: string): Signup | null {
  return last?.email === mistyped ? { ...last, email } : null;
}
