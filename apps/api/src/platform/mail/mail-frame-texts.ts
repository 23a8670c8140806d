import { type Language, withArticle } from '@evenway/contract';
import type { Audience } from './mail-template.ts';

interface FrameTexts {
  readonly copyAddress: string;
  /** The action in the plain-text version. */
  readonly action: (label: string, url: string) => string;
  readonly why: Record<Audience, string>;
  readonly unsubscribe: string;
  readonly questions: (contactEmail: string) => string;
}

/** The texts around the content of every mail. */
export const mailFrameTexts: Record<Language, (brand: string) => FrameTexts> = {
  en: (brand) => ({
    action: (label, url) => `${label}:\n${url}`,
    copyAddress: 'If the button does not work, copy this address into your browser:',
    why: {
      entered: `You get this email because someone entered your address at ${brand}.`,
      account: `You get this email because you have ${withArticle(brand)} account.`,
      invited: `You get this email because someone invited you to their team at ${brand}.`,
      admins: `You get this email because you are an admin of this website’s organization at ${brand}.`,
      organizationAdmins: `You get this email because you are an admin of this organization at ${brand}.`,
      billingContact: `You get this email because you are the billing contact of this website’s organization at ${brand}.`,
      formerMembers: `You get this email because you belonged to this organization at ${brand}.`,
      visitor: `You get this email because your address was left with a message on a website that uses ${brand}.`,
    },
    unsubscribe: 'Stop these emails',
    questions: (contactEmail) => `Questions? Write to ${contactEmail}.`,
  }),
  fr: (brand) => ({
    action: (label, url) => `${label}\u202f:\n${url}`,
    copyAddress: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u202f:',
    why: {
      entered: `Vous recevez cet e-mail parce que votre adresse a été saisie sur ${brand}.`,
      account: `Vous recevez cet e-mail parce que vous avez un compte ${brand}.`,
      invited: `Vous recevez cet e-mail parce que quelqu’un vous a invité à rejoindre son équipe sur ${brand}.`,
      admins: `Vous recevez cet e-mail parce que vous administrez l’organisation de ce site sur ${brand}.`,
      organizationAdmins: `Vous recevez cet e-mail parce que vous administrez cette organisation sur ${brand}.`,
      billingContact: `Vous recevez cet e-mail parce que vous êtes le contact de facturation de l’organisation de ce site sur ${brand}.`,
      formerMembers: `Vous recevez cet e-mail parce que vous faisiez partie de cette organisation sur ${brand}.`,
      visitor: `Vous recevez cet e-mail parce que votre adresse a été laissée avec un message sur un site qui utilise ${brand}.`,
    },
    unsubscribe: 'Ne plus recevoir ces e-mails',
    questions: (contactEmail) => `Une question\u202f? Écrivez à ${contactEmail}.`,
  }),
};
