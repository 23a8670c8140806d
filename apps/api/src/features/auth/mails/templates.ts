import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { accountExistsMail } from './account-exists.ts';
import { choosePasswordMail } from './choose-password.ts';
import { passwordChangedMail } from './password-changed.ts';
import { resetPasswordMail } from './reset-password.ts';
import { verifyEmailMail } from './verify-email.ts';

export const authMailTemplates = (keys: Keys): MailTemplate[] => [
  verifyEmailMail(keys),
  resetPasswordMail(keys),
  choosePasswordMail(keys),
  accountExistsMail,
  passwordChangedMail,
];
