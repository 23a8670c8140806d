import { del, get, post } from '../call.ts';
import type * as specs from '../schemas/calls/website-transfer.ts';

export const offerTransfer = post<typeof specs.offerTransfer>('/websites/transfer/:id', 'Could not offer the website');
export const withdrawTransfer = del<typeof specs.withdrawTransfer>(
  '/websites/transfer/:id',
  'Could not withdraw the offer',
);
export const moveWebsite = post<typeof specs.moveWebsite>('/websites/move/:id', 'Could not transfer the website');
export const getTransfer = get<typeof specs.getTransfer>('/website-transfer', 'Could not read the offer');
export const acceptTransfer = post<typeof specs.acceptTransfer>('/website-transfer', 'Could not accept the website');
export const declineTransfer = post<typeof specs.declineTransfer>(
  '/website-transfer/decline',
  'Could not decline the offer',
);
