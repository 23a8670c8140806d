import type { PendingInvitation } from '@evenway/contract';

export type InvitationStatus = 'PENDING' | 'EXPIRED';

export function invitationStatus({ expiresAt }: Pick<PendingInvitation, 'expiresAt'>, now: Date): InvitationStatus {
  return new Date(expiresAt).getTime() <= now.getTime() ? 'EXPIRED' : 'PENDING';
}
