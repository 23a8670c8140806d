import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { invitationMail } from './invitation.ts';
import { leftOrganizationMail, memberLeftMail } from './member-left.ts';
import { memberRemovedMail } from './member-removed.ts';

export const teamMailTemplates = (keys: Keys): MailTemplate[] => [
  invitationMail(keys),
  leftOrganizationMail,
  memberLeftMail,
  memberRemovedMail,
];
