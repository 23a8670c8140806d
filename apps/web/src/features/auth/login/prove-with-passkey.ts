import { beginPasskeySignIn, signInWithPasskey } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { askForPasskey } from '../../../platform/passkeys.ts';

/** Opens the browser's own passkey dialog, and signs in with its result. Loaded when someone presses the button. */
export async function askToSignIn(): Promise<() => Promise<{ token: string }>> {
  const assertion = await askForPasskey(await call(beginPasskeySignIn, {}));
  return () => call(signInWithPasskey, { body: { assertion } });
}
