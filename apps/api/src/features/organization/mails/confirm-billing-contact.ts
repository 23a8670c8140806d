import { BILLING_CONTACT_LIFETIME_DAYS, paths } from '@evenway/contract';
import type { Keys } from '../../../platform/crypto/keys.ts';
import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { describeLink } from '../billing-contact-repository.ts';

export const CONFIRM_BILLING_CONTACT_MAIL = 'confirm-billing-contact';

interface MailDetails {
  readonly namedBy: string;
  readonly organization: string;
  readonly brand: string;
  readonly url: string;
}

const texts = {
  en: ({ namedBy, organization, brand, url }: MailDetails) => ({
    subject: `Do you want the invoices of “${organization}”?`,
    heading: 'You were named as a billing contact',
    paragraphs: [
      `${namedBy} of “${organization}” asks ${brand} to send its receipts, invoices and notices about subscriptions to this address.`,
      'We send nothing until you confirm.',
    ],
    action: { label: 'Confirm or decline', url },
    note: `You can confirm for ${BILLING_CONTACT_LIFETIME_DAYS} days. Every later email has a link to stop them. If you do not know the sender, decline or ignore this email.`,
  }),
  fr: ({ namedBy, organization, brand, url }: MailDetails) => ({
    subject: `Souhaitez-vous recevoir les factures de «\u202f${organization}\u202f»\u202f?`,
    heading: 'Votre adresse a été indiquée pour la facturation',
    paragraphs: [
      `${namedBy}, de «\u202f${organization}\u202f», demande à ${brand} d’envoyer à cette adresse ses reçus, ses factures et les avis concernant ses abonnements.`,
      'Nous n’envoyons rien avant votre confirmation.',
    ],
    action: { label: 'Confirmer ou refuser', url },
    note: `Vous avez ${BILLING_CONTACT_LIFETIME_DAYS} jours pour confirmer. Chaque e-mail suivant contient un lien pour ne plus en recevoir. Si vous ne connaissez pas l’expéditeur, refusez ou ignorez ce message.`,
  }),
};

export const confirmBillingContactMail = (keys: Keys): MailTemplate => ({
  name: CONFIRM_BILLING_CONTACT_MAIL,
  audience: 'entered',
  async compose({ linkId = '', namedBy = '' }, { db, language, brandName, webUrl }) {
    const link = await describeLink(db, keys.link, linkId);
    if (!link) return null;
    return texts[language]({
      namedBy: inertName(namedBy),
      organization: inertName(link.organizationName),
      brand: brandName,
      url: `${webUrl}${paths.confirmBillingContact}?token=${link.secret}`,
    });
  },
});
