import { confirmWithFacebook, confirmWithGoogle, type SignInProvider } from '@evenway/contract';
import { buildPath } from '../../platform/api/build-request.ts';
import { settings } from '../../platform/settings.ts';
import { keepTypedValues } from '../../ui/forms/kept-values.ts';

const CALLS = { google: confirmWithGoogle, facebook: confirmWithFacebook };

/** Goes to the provider for a new sign-in. What was typed is found again on the way back. */
export function leaveToConfirm(provider: SignInProvider): void {
  keepTypedValues();
  window.location.assign(`${settings.apiUrl}${buildPath(CALLS[provider], {})}`);
}
