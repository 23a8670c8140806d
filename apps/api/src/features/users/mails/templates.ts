import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { approveEmailChangeMail } from './approve-email-change.ts';
import { confirmEmailMail, emailChangeAskedMail, emailInUseMail } from './email-change.ts';

export const userMailTemplates = (keys: Keys): MailTemplate[] => [
  approveEmailChangeMail(keys),
  confirmEmailMail(keys),
  emailChangeAskedMail,
  emailInUseMail,
];
