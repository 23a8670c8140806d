import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { accountClosingMail } from './account-closing.ts';
import { exportReadyMail } from './export-ready.ts';
import { organizationClosingMail } from './organization-closing.ts';

export const dataRightsMailTemplates = (keys: Keys): MailTemplate[] => [
  exportReadyMail,
  organizationClosingMail,
  accountClosingMail(keys),
];
