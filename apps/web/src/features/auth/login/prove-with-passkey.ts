import { beginPasskeySignIn, signInWithPasskey } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { askForPasskey } from '../../../platform/passkeys.ts';

/** The browser's own window asks for a passkey; what comes of it signs in. Fetched when someone presses the button. */
export async function askToSignIn(): Promise<() => Promise<{ token: string }>> {
  const assertion = await askForPasskey(await call(beginPasskeySignIn, {}));
  return () => call(signInWithPasskey, { body: { assertion } });
}
