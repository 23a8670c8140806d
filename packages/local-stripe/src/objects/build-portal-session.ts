import { newId } from '../store/new-id.ts';
import type { PortalSession } from '../store/records.ts';

type PortalValues = Pick<PortalSession, 'customer' | 'return_url' | 'locale'>;

export function buildPortalSession(created: number, baseUrl: string, values: PortalValues): PortalSession {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created,
    customer_account: null,
    flow: null,
    livemode: false,
    on_behalf_of: null,
    url: `${baseUrl}/p/session/${id}`,
    ...values,
  };
}
