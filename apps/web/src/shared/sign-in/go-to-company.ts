import { startSingleSignOn } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { noteProviderVisit } from '../../platform/session/provider-visit.ts';

/** Leaves for the single sign-on of this address's domain. Rejects if there is none, or it is down. */
export async function goToCompany(email: string): Promise<void> {
  const { url } = await call(startSingleSignOn, { body: { email } });
  noteProviderVisit();
  window.location.assign(url);
}
