import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { codesGuessedMail } from '../second-factor/mails/codes-guessed.ts';
import { recoveryCodeUsedMail } from '../second-factor/mails/recovery-code-used.ts';
import { resetNoticeMail } from '../second-factor/mails/reset-notice.ts';
import { resetSecondFactorMail } from '../second-factor/mails/reset-second-factor.ts';
import { secondFactorChangedMail } from '../second-factor/mails/second-factor-changed.ts';
import { companySignInMail } from '../single-sign-on/mails/company-sign-in.ts';
import { domainRecordMissingMail } from '../single-sign-on/mails/domain-record-missing.ts';
import { accountExistsMail } from './account-exists.ts';
import { choosePasswordMail } from './choose-password.ts';
import { newSignInMail } from './new-sign-in.ts';
import { passwordChangedMail } from './password-changed.ts';
import { resetPasswordMail } from './reset-password.ts';
import { verifyEmailMail } from './verify-email.ts';

export const authMailTemplates = (keys: Keys): MailTemplate[] => [
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
];
