import { displayDomain, paths, TRANSFER_LIFETIME_DAYS } from '@evenway/contract';
import { type Keys, storedLinkSecret } from '../../../../platform/crypto/keys.ts';
import { inertName } from '../../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../../platform/mail/mail-template.ts';
import { describeOffer } from '../transfer-repository.ts';

export const TRANSFER_OFFER_MAIL = 'transfer-offer';

interface MailDetails {
  readonly person: string;
  readonly organization: string;
  readonly domain: string;
  readonly brand: string;
  readonly url: string;
}

const texts = {
  en: ({ person, organization, domain, brand, url }: MailDetails) => ({
    subject: `${domain} is offered to you`,
    heading: `Take over ${domain}?`,
    paragraphs: [
      `${person} of “${organization}” wants to transfer ${domain} to your organization on ${brand}, with its widget settings and visit counts.`,
      'You choose the organization, and see what it costs before you accept. The widget keeps running on the website.',
    ],
    action: { label: 'See the offer', url },
    note: `The offer is for this address only and works once, for ${TRANSFER_LIFETIME_DAYS} days. If you do not know the sender, ignore this email.`,
  }),
  fr: ({ person, organization, domain, brand, url }: MailDetails) => ({
    subject: `${domain} vous est proposé`,
    heading: `Reprendre ${domain}\u202f?`,
    paragraphs: [
      `${person}, de «\u202f${organization}\u202f», souhaite transférer ${domain} à votre organisation sur ${brand}, avec les réglages du widget et les chiffres de visite.`,
      'Vous choisissez l’organisation et voyez ce que coûte le site avant d’accepter. Le widget reste en service.',
    ],
    action: { label: 'Voir la proposition', url },
    note: `La proposition ne vaut que pour cette adresse et fonctionne une seule fois, pendant ${TRANSFER_LIFETIME_DAYS} jours. Si vous ne connaissez pas l’expéditeur, ignorez ce message.`,
  }),
};

export const transferOfferMail = (keys: Keys): MailTemplate => ({
  name: TRANSFER_OFFER_MAIL,
  audience: 'entered',
  async compose({ transferId = '', domain = '' }, { db, language, brandName, webUrl }) {
    const offer = await describeOffer(db, transferId);
    if (!offer) return null;
    return texts[language]({
      person: inertName(`${offer.firstName} ${offer.lastName}`),
      organization: inertName(offer.organizationName),
      domain: displayDomain(domain),
      brand: brandName,
      url: `${webUrl}${paths.websiteTransfer}?token=${storedLinkSecret(keys.link, transferId, offer.secretHash)}`,
    });
  },
});
