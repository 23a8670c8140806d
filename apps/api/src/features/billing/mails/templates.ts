import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { paymentFailedMail } from './payment-failed.ts';
import { receiptMail } from './receipt.ts';
import { trialEndingMail } from './trial-ending.ts';

export const billingMailTemplates: readonly MailTemplate[] = [trialEndingMail, receiptMail, paymentFailedMail];
