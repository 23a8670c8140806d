import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { messageAnsweredMail } from './message-answered.ts';
import { messageDigestMail } from './message-digest.ts';
import { messageSentMail } from './message-sent.ts';

export const messageMailTemplates = (keys: Keys): MailTemplate[] => [
  messageSentMail(keys),
  messageAnsweredMail(keys),
  messageDigestMail(keys),
];
