import type { CallInput, signUp } from '@evenway/contract';

type Signup = CallInput<typeof signUp>['body'];

let last: Signup | null = null;

/** Keeps the signup that was just sent, in memory alone: a password, hashed or not, has no place in the history. */
export function keepSentSignup(signup: Signup): void {
  last = signup;
}

/** The same signup with the address it should have had; null when the page was loaded again since. */
export function correctSentSignup(mistyped: string, email: string): Signup | null {
  return last?.email === mistyped ? { ...last, email } : null;
}
