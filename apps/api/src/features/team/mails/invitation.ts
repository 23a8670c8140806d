import { INVITATION_LIFETIME_DAYS, paths } from '@evenway/contract';
import { type Keys, storedLinkSecret } from '../../../platform/crypto/keys.ts';
import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { describeInvitation } from '../invitation-repository.ts';

export const INVITATION_MAIL = 'invitation';

interface MailDetails {
  readonly inviter: string;
  readonly organization: string;
  readonly brand: string;
  readonly url: string;
}

const texts = {
  en: ({ inviter, organization, brand, url }: MailDetails) => ({
    subject: `${inviter} invited you to ${organization}`,
    heading: `Join “${organization}” on ${brand}`,
    paragraphs: [`${inviter} invited you to the team of “${organization}”.`],
    action: { label: 'Accept the invitation', url },
    note: `The invitation is for this address only and works once, for ${INVITATION_LIFETIME_DAYS} days. If you do not know the sender, ignore this email.`,
  }),
  fr: ({ inviter, organization, brand, url }: MailDetails) => ({
    subject: `${inviter} vous invite à rejoindre ${organization}`,
    heading: `Rejoignez «\u202f${organization}\u202f» sur ${brand}`,
    paragraphs: [`${inviter} vous invite dans l’équipe de «\u202f${organization}\u202f».`],
    action: { label: 'Accepter l’invitation', url },
    note: `L’invitation ne vaut que pour cette adresse et fonctionne une seule fois, pendant ${INVITATION_LIFETIME_DAYS} jours. Si vous ne connaissez pas l’expéditeur, ignorez ce message.`,
  }),
};

export const invitationMail = (keys: Keys): MailTemplate => ({
  name: INVITATION_MAIL,
  audience: 'invited',
  async compose({ invitationId = '' }, { db, language, brandName, webUrl }) {
    const invitation = await describeInvitation(db, invitationId);
    if (!invitation) return null;
    return texts[language]({
      inviter: inertName(`${invitation.inviterFirstName} ${invitation.inviterLastName}`),
      organization: inertName(invitation.organizationName),
      brand: brandName,
      url: `${webUrl}${paths.acceptInvite}?token=${storedLinkSecret(keys.link, invitationId, invitation.secretHash)}`,
    });
  },
});
