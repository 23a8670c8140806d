import { apiKeyExpiringMail } from './features/api-keys/mails/api-key-expiring.ts';
import { accountExistsMail } from './features/auth/mails/account-exists.ts';
import { choosePasswordMail } from './features/auth/mails/choose-password.ts';
import { newSignInMail } from './features/auth/mails/new-sign-in.ts';
import { passwordChangedMail } from './features/auth/mails/password-changed.ts';
import { resetPasswordMail } from './features/auth/mails/reset-password.ts';
import { verifyEmailMail } from './features/auth/mails/verify-email.ts';
import { codesGuessedMail } from './features/auth/second-factor/mails/codes-guessed.ts';
import { recoveryCodeUsedMail } from './features/auth/second-factor/mails/recovery-code-used.ts';
import { resetNoticeMail } from './features/auth/second-factor/mails/reset-notice.ts';
import { resetSecondFactorMail } from './features/auth/second-factor/mails/reset-second-factor.ts';
import { secondFactorChangedMail } from './features/auth/second-factor/mails/second-factor-changed.ts';
import { companySignInMail } from './features/auth/single-sign-on/mails/company-sign-in.ts';
import { domainRecordMissingMail } from './features/auth/single-sign-on/mails/domain-record-missing.ts';
import { billingMailTemplates } from './features/billing/mails/templates.ts';
import { accountClosingMail } from './features/data-rights/mails/account-closing.ts';
import { exportReadyMail } from './features/data-rights/mails/export-ready.ts';
import { organizationClosingMail } from './features/data-rights/mails/organization-closing.ts';
import { messageAnsweredMail } from './features/messages/mails/message-answered.ts';
import { messageDigestMail } from './features/messages/mails/message-digest.ts';
import { messageSentMail } from './features/messages/mails/message-sent.ts';
import { confirmBillingContactMail } from './features/organization/mails/confirm-billing-contact.ts';
import { invitationMail } from './features/team/mails/invitation.ts';
import { leftOrganizationMail, memberLeftMail } from './features/team/mails/member-left.ts';
import { memberRemovedMail } from './features/team/mails/member-removed.ts';
import { confirmEmailMail, emailChangeAskedMail, emailInUseMail } from './features/users/mails/email-change.ts';
import { roleChangedMail } from './features/users/mails/role-changed.ts';
import { firstVisitMail } from './features/visits/mails/first-visit.ts';
import { quotaNoticeMail } from './features/visits/mails/quota-notice.ts';
import { webhookFailingMail } from './features/webhooks/mails/webhook-failing.ts';
import { offerDeclinedMail } from './features/websites/transfer/mails/offer-declined.ts';
import { transferOfferMail } from './features/websites/transfer/mails/transfer-offer.ts';
import { websiteTransferredMail } from './features/websites/transfer/mails/website-transferred.ts';
import type { Keys } from './platform/crypto/keys.ts';
import type { MailTemplate } from './platform/mail/mail-template.ts';

/** Every mail the product sends. */
export const mailTemplates = (keys: Keys): MailTemplate[] => [
  verifyEmailMail(keys),
  resetPasswordMail(keys),
  choosePasswordMail(keys),
  accountExistsMail,
  passwordChangedMail,
  newSignInMail,
  secondFactorChangedMail,
  codesGuessedMail,
  recoveryCodeUsedMail,
  resetSecondFactorMail(keys),
  resetNoticeMail(keys),
  companySignInMail,
  domainRecordMissingMail,
  confirmEmailMail(keys),
  emailChangeAskedMail,
  emailInUseMail,
  roleChangedMail,
  invitationMail(keys),
  leftOrganizationMail,
  memberLeftMail,
  memberRemovedMail,
  confirmBillingContactMail(keys),
  exportReadyMail,
  organizationClosingMail,
  accountClosingMail(keys),
  firstVisitMail,
  quotaNoticeMail,
  apiKeyExpiringMail,
  webhookFailingMail,
  transferOfferMail(keys),
  websiteTransferredMail,
  offerDeclinedMail,
  messageSentMail(keys),
  messageAnsweredMail(keys),
  messageDigestMail(keys),
  ...billingMailTemplates(keys),
];
