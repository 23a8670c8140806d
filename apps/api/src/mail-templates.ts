import { apiKeyExpiringMail } from './features/api-keys/mails/api-key-expiring.ts';
import { authMailTemplates } from './features/auth/mails/templates.ts';
import { billingMailTemplates } from './features/billing/mails/templates.ts';
import { dataRightsMailTemplates } from './features/data-rights/mails/templates.ts';
import { messageMailTemplates } from './features/messages/mails/templates.ts';
import { confirmBillingContactMail } from './features/organization/mails/confirm-billing-contact.ts';
import { teamMailTemplates } from './features/team/mails/templates.ts';
import { userMailTemplates } from './features/users/mails/templates.ts';
import { quotaNoticeMail } from './features/visits/mails/quota-notice.ts';
import { webhookFailingMail } from './features/webhooks/mails/webhook-failing.ts';
import { transferMailTemplates } from './features/websites/transfer/mails/templates.ts';
import type { Keys } from './platform/crypto/keys.ts';
import type { MailTemplate } from './platform/mail/mail-template.ts';

/** Every mail the product sends. */
export const mailTemplates = (keys: Keys): MailTemplate[] => [
  ...authMailTemplates(keys),
  ...userMailTemplates(keys),
  ...teamMailTemplates(keys),
  confirmBillingContactMail(keys),
  ...dataRightsMailTemplates(keys),
  quotaNoticeMail,
  apiKeyExpiringMail,
  webhookFailingMail,
  ...transferMailTemplates(keys),
  ...messageMailTemplates(keys),
  ...billingMailTemplates(keys),
];
