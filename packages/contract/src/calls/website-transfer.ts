// Written by `npm run generate` from ../schemas/endpoints.
import { del, get, post } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/website-transfer.ts';

export const offerTransfer = post<typeof endpoints.offerTransfer>("/websites/transfer/:id", "Could not offer the website");
export const withdrawTransfer = del<typeof endpoints.withdrawTransfer>("/websites/transfer/:id", "Could not withdraw the offer");
export const moveWebsite = post<typeof endpoints.moveWebsite>("/websites/move/:id", "Could not transfer the website");
export const getTransfer = get<typeof endpoints.getTransfer>("/website-transfer", "Could not read the offer");
export const acceptTransfer = post<typeof endpoints.acceptTransfer>("/website-transfer", "Could not accept the website");
export const declineTransfer = post<typeof endpoints.declineTransfer>("/website-transfer/decline", "Could not decline the offer");
