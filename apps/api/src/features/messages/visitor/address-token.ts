import { findLinkSecret, hashSecret, type Keys, linkSecret } from '../../../platform/crypto/keys.ts';

const linkId = (messageId: string) => `address ${messageId}`;

/** Only goes to the address that was entered, unlike the private link, which the sender of the message gets at once. */
export const addressToken = (keys: Keys, messageId: string): string => linkSecret(keys.link, linkId(messageId));

export const isAddressToken = (keys: Keys, messageId: string, token: string): boolean =>
  findLinkSecret(keys.link, linkId(messageId), hashSecret(token)) !== null;
