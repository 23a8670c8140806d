import type { Keys } from '../../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../../platform/mail/mail-template.ts';
import { offerDeclinedMail } from './offer-declined.ts';
import { transferOfferMail } from './transfer-offer.ts';
import { websiteTransferredMail } from './website-transferred.ts';

export const transferMailTemplates = (keys: Keys): MailTemplate[] => [
  transferOfferMail(keys),
  websiteTransferredMail,
  offerDeclinedMail,
];
