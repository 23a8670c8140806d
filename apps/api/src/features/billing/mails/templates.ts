import { paths } from '@evenway/contract';
import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { describeLink } from '../../organization/billing-contact-repository.ts';
import { paymentFailedMail } from './payment-failed.ts';
import { prepaidEndingMail } from './prepaid-ending.ts';
import { receiptMail } from './receipt.ts';
import { refundMail } from './refund.ts';
import { subscriptionChangedMails } from './subscription-changed.ts';
import { trialEndingMail } from './trial-ending.ts';

export const billingMailTemplates = (keys: Keys): MailTemplate[] =>
  [trialEndingMail, prepaidEndingMail, receiptMail, refundMail, paymentFailedMail, ...subscriptionChangedMails].map(
    (mail) => alsoForContact(keys, mail),
  );

/**
 * The billing contact gets the admins' mails, and can unsubscribe; a contact that was removed meanwhile gets no more.
 */
const alsoForContact = (keys: Keys, mail: MailTemplate): MailTemplate => ({
  ...mail,
  async compose(params, context) {
    const { contactLinkId } = params;
    const content = await mail.compose(params, context);
    if (!content || !contactLinkId) return content;
    const link = await describeLink(context.db, keys.link, contactLinkId);
    if (!link) return null;
    const unsubscribeUrl = `${context.webUrl}${paths.confirmBillingContact}?token=${link.secret}`;
    return { ...content, audience: 'billingContact', unsubscribeUrl };
  },
});
