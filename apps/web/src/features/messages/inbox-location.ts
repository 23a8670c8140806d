import { MESSAGE_STATUSES, type MessageStatus } from '@evenway/contract';
import { FINDING_PARAMETER } from '../../shared/checks/finding-addresses.ts';

export type StatusFilter = MessageStatus | 'all';

/**
 * Which messages the inbox shows, and which one is open. All of it is in the address, so that going back and reloading
 * keep it.
 */
export interface InboxLocation {
  readonly status: StatusFilter;
  /** The finding that the messages are linked with. */
  readonly finding: string | null;
  readonly message: string | null;
}

export function readInboxLocation(address: URLSearchParams): InboxLocation {
  const status = MESSAGE_STATUSES.find((one) => one === address.get('status')) ?? 'all';
  return { status, finding: address.get(FINDING_PARAMETER), message: address.get('message') };
}

export function inboxAddress(domain: string, { status, finding, message }: InboxLocation): string {
  const address = new URLSearchParams({ website: domain });
  if (status !== 'all') address.set('status', status);
  if (finding !== null) address.set(FINDING_PARAMETER, finding);
  if (message !== null) address.set('message', message);
  return `?${address}`;
}
