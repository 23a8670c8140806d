import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { confirmEmailMail, emailChangeAskedMail, emailInUseMail } from './email-change.ts';

export const userMailTemplates = (keys: Keys): MailTemplate[] => [
  confirmEmailMail(keys),
  emailChangeAskedMail,
  emailInUseMail,
];
