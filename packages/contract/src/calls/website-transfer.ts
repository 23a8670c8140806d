import { del, get, post } from '../call.ts';
import type * as specs from '../schemas/calls/website-transfer.ts';

export const offerTransfer = post<typeof specs.offerTransfer>('/websites/transfer/:id', 'Failed to offer the website');
export const withdrawTransfer = del<typeof specs.withdrawTransfer>(
  '/websites/transfer/:id',
  'Failed to withdraw the offer',
);
export const moveWebsite = post<typeof specs.moveWebsite>('/websites/move/:id', 'Failed to transfer the website');
export const getTransfer = get<typeof specs.getTransfer>('/website-transfer', 'Failed to read the offer');
export const acceptTransfer = post<typeof specs.acceptTransfer>('/website-transfer', 'Failed to accept the website');
export const declineTransfer = post<typeof specs.declineTransfer>(
  '/website-transfer/decline',
  'Failed to decline the offer',
);
