import { startSingleSignOn } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { noteProviderVisit } from '../../platform/session/provider-visit.ts';

/** Leaves for the sign-in of the company that has the domain of this address. Rejects when there is none, or it is away. */
export async function goToCompany(email: string): Promise<void> {
  const { url } = await call(startSingleSignOn, { body: { email } });
  noteProviderVisit();
  window.location.assign(url);
}
