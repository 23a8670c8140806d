import { AUDIT_KEPT_DAYS } from './audit-events.ts';
import { CHECKS_KEPT, CHECKS_KEPT_DAYS } from './checks.ts';
import {
  CHANGE_OF_MIND_DAYS,
  EXPORT_LIFETIME_DAYS,
  INVITATION_LIFETIME_DAYS,
  LINK_LIFETIME_MINUTES,
  SESSION_ABSOLUTE_LIFETIME_DAYS,
  SESSION_LIFETIME_DAYS,
  TRANSFER_LIFETIME_DAYS,
} from './constants.ts';
import { MESSAGES_KEPT_MONTHS } from './messages.ts';
import type { Language } from './schemas/entities.ts';
import { WEBHOOK_LOG_DAYS } from './webhooks.ts';

/** Days until something is deleted by the nightly clean-up. */
export const KEPT_DAYS = {
  /** A signup with an unverified address; its link can be requested again until then. */
  unprovenSignup: 7,
  /** Links in mails, after they have expired. */
  mailedLinks: 7,
  mails: 30,
  /** The payment provider repeats an event for days, not for months. */
  paymentEvents: 30,
  /** Programs repeat a request within minutes; a day is promised. */
  apiReplays: 1,
  /** Shown as expired until then. */
  expiredApiKeys: 90,
  /** The record of an export; the file itself is deleted after EXPORT_LIFETIME_DAYS. */
  exportRecords: 30,
  /** Ids of what was deleted; longer than any backup should be kept. */
  deletions: 400,
} as const;

/** This month and two years. An operator can change this with VISITS_KEPT_MONTHS. */
export const KEPT_MONTHS_OF_VISITS = 25;

interface Words {
  readonly name: string;
  /** How long, and how it ends, as in the privacy policy. */
  readonly text: string;
}

export interface RetentionRule {
  /** For docs/retention.md. */
  readonly howLong: string;
  readonly why: string;
  readonly howItEnds: string;
  /** In the privacy policy; absent if it is not about people. */
  readonly policy: Readonly<Record<Language, Words>> | null;
}

const NIGHTLY = 'Deleted by the clean-up of the following night';

/**
 * How long everything is kept, and why. docs/retention.md and the table in the privacy policy are generated from this
 * list, the deletion jobs use its numbers, and every table of the database names its rule
 * (features/data-rights/catalogue).
 */
export const retention = {
  account: {
    howLong: 'As long as the account or the organization exists',
    why: 'To let people sign in and work together',
    howItEnds: `When someone deletes their account or organization, it is closed at once and deleted after ${CHANGE_OF_MIND_DAYS} days, in which that can be taken back. An account goes at once when its person leaves or is removed from their last organization`,
    policy: {
      en: {
        name: 'Your account',
        text: `For as long as it exists. When you delete it, or an admin deletes the organization you are in, it is closed at once and deleted after ${CHANGE_OF_MIND_DAYS} days, in which that can be taken back. When you leave your last organization or an admin removes you, it is deleted at once, with its sessions.`,
      },
      fr: {
        name: 'Votre compte',
        text: `Tant qu’il existe. Si vous le supprimez, ou si un administrateur supprime votre organisation, il est aussitôt fermé, puis supprimé au bout de ${CHANGE_OF_MIND_DAYS} jours, pendant lesquels on peut changer d’avis. Si vous quittez votre dernière organisation, ou si un administrateur vous en retire, il est aussitôt supprimé, avec ses sessions.`,
      },
    },
  },
  unprovenSignups: {
    howLong: `${KEPT_DAYS.unprovenSignup} days`,
    why: 'The link to prove the address can be asked for again until then',
    howItEnds: NIGHTLY,
    policy: {
      en: {
        name: 'Signups that were not confirmed',
        text: `If nobody confirms the email address, we delete the signup after ${KEPT_DAYS.unprovenSignup} days.`,
      },
      fr: {
        name: 'Inscriptions non confirmées',
        text: `Si personne ne confirme l’adresse e-mail, l’inscription est supprimée au bout de ${KEPT_DAYS.unprovenSignup} jours.`,
      },
    },
  },
  sessions: {
    howLong: `Until ${SESSION_LIFETIME_DAYS} days after their last use, ${SESSION_ABSOLUTE_LIFETIME_DAYS} days at most`,
    why: 'To keep people signed in',
    howItEnds: `${NIGHTLY}; at once when the person signs out. Why one ended stays ${SESSION_LIFETIME_DAYS} days, naming nobody, for the browser that still has its cookie`,
    policy: {
      en: {
        name: 'Sessions',
        text: `Until ${SESSION_LIFETIME_DAYS} days after you last used them, and ${SESSION_ABSOLUTE_LIFETIME_DAYS} days at most. Expired ones are deleted every night. With each we keep the browser and system in words, your IP address without its last part, and when you signed in and last used it, so that you can recognize your devices.`,
      },
      fr: {
        name: 'Sessions',
        text: `Jusqu’à ${SESSION_LIFETIME_DAYS} jours après leur dernière utilisation, ${SESSION_ABSOLUTE_LIFETIME_DAYS} jours au plus. Celles qui ont expiré sont supprimées chaque nuit. Avec chacune, nous conservons le navigateur et le système en toutes lettres, votre adresse IP sans sa dernière partie, et la date de la connexion et de la dernière utilisation, pour que vous reconnaissiez vos appareils.`,
      },
    },
  },
  links: {
    howLong: `${LINK_LIFETIME_MINUTES} minutes, and ${KEPT_DAYS.mailedLinks} days as a record`,
    why: 'To prove that an address belongs to the person',
    howItEnds: NIGHTLY,
    policy: {
      en: {
        name: 'Links in our emails',
        text: `Verification and reset links work for ${LINK_LIFETIME_MINUTES} minutes. Our record of them is deleted ${KEPT_DAYS.mailedLinks} days later. An invitation stays in your team’s list until it is accepted or revoked.`,
      },
      fr: {
        name: 'Liens de nos e-mails',
        text: `Les liens de vérification et de réinitialisation fonctionnent ${LINK_LIFETIME_MINUTES} minutes. La trace que nous en gardons est supprimée ${KEPT_DAYS.mailedLinks} jours plus tard. Une invitation reste dans la liste de votre équipe jusqu’à ce qu’elle soit acceptée ou révoquée.`,
      },
    },
  },
  invitations: {
    howLong: `Good for ${INVITATION_LIFETIME_DAYS} days; the record stays with the organization`,
    why: 'Admins see whom they invited, and resend what has expired',
    howItEnds: 'Deleted with the organization, or with the account of who sent it',
    policy: null,
  },
  transfers: {
    howLong: `Good for ${TRANSFER_LIFETIME_DAYS} days; the record stays with the website and the organization that offered it`,
    why: 'To know who took a website over, and until when it was paid for',
    howItEnds: 'Deleted with the website, the organization that offered it, or the account of who offered it',
    policy: null,
  },
  mails: {
    howLong: `${KEPT_DAYS.mails} days`,
    why: 'To find out why a mail did not arrive',
    howItEnds: NIGHTLY,
    policy: {
      en: { name: 'Emails we have sent', text: `Our record of them is deleted after ${KEPT_DAYS.mails} days.` },
      fr: {
        name: 'E-mails envoyés',
        text: `La trace que nous en gardons est supprimée au bout de ${KEPT_DAYS.mails} jours.`,
      },
    },
  },
  counters: {
    howLong: 'From 15 minutes to a day, by what is counted',
    why: 'To stop guessing and floods',
    howItEnds: NIGHTLY,
    policy: {
      en: {
        name: 'Counters against misuse',
        text: 'They expire after 15 minutes to a day and are deleted the following night.',
      },
      fr: {
        name: 'Compteurs contre les abus',
        text: 'Ils expirent au bout de 15 minutes à un jour et sont supprimés la nuit suivante.',
      },
    },
  },
  audit: {
    howLong: `${AUDIT_KEPT_DAYS} days`,
    why: 'Admins can see who changed what, for a year and a little more',
    howItEnds: `${NIGHTLY}; with the organization. The name of a deleted person is emptied, that of someone who left or was removed ${CHANGE_OF_MIND_DAYS} days later`,
    policy: {
      en: {
        name: 'Who changed what',
        text: `Organizations see what their members changed, with the date and a shortened IP address. Entries are deleted after ${AUDIT_KEPT_DAYS} days. When your account ends, your name is removed from them after ${CHANGE_OF_MIND_DAYS} days.`,
      },
      fr: {
        name: 'Journal des changements',
        text: `Les organisations voient ce que leurs membres ont changé, avec la date et une adresse IP abrégée. Les entrées sont supprimées au bout de ${AUDIT_KEPT_DAYS} jours. Quand votre compte prend fin, votre nom en est retiré au bout de ${CHANGE_OF_MIND_DAYS} jours.`,
      },
    },
  },
  websites: {
    howLong: 'As long as the website is in the organization',
    why: 'To deliver the widget and to show what it did',
    howItEnds: 'Deleted with the website or the organization',
    policy: {
      en: {
        name: 'Websites',
        text: `Until you delete them, along with their widget settings and visit counts. The counts of a month are deleted after ${KEPT_MONTHS_OF_VISITS} months. We remember that a domain has had its free trial.`,
      },
      fr: {
        name: 'Sites',
        text: `Jusqu’à ce que vous les supprimiez, avec les réglages du widget et les chiffres de visite. Les chiffres d’un mois sont supprimés au bout de ${KEPT_MONTHS_OF_VISITS} mois. Nous retenons qu’un domaine a eu son essai gratuit.`,
      },
    },
  },
  checks: {
    howLong: `The last ${CHECKS_KEPT} checks of a website, none longer than ${CHECKS_KEPT_DAYS} days; findings and answers as long as the website, those that are gone ${CHECKS_KEPT_DAYS} days`,
    why: 'To compare a check with the one before, and to show progress over two years',
    howItEnds: `${NIGHTLY}, or with the website`,
    policy: null,
  },
  messages: {
    howLong: `${MESSAGES_KEPT_MONTHS} months`,
    why: 'To answer visitors who told a website about a barrier, and to see what was fixed',
    howItEnds: `${NIGHTLY}; at once when the visitor or the website’s owner deletes it, and with the website or the organization`,
    policy: {
      en: {
        name: 'Messages about barriers',
        text: `Visitors can tell a website’s owner about a barrier. We keep what they wrote, the page and the functions they chose to send, and the email address if they gave one, for ${MESSAGES_KEPT_MONTHS} months. With their private link they can delete it earlier. The owner never sees the address.`,
      },
      fr: {
        name: 'Messages sur les obstacles',
        text: `Les visiteurs peuvent signaler un obstacle au responsable d’un site. Nous conservons ce qu’ils ont écrit, la page et les fonctions qu’ils ont choisi d’envoyer, et leur adresse e-mail s’ils l’ont donnée, pendant ${MESSAGES_KEPT_MONTHS} mois. Leur lien privé leur permet de tout supprimer plus tôt. Le responsable du site ne voit jamais l’adresse.`,
      },
    },
  },
  visitCounts: {
    howLong: `${KEPT_MONTHS_OF_VISITS} months, unless VISITS_KEPT_MONTHS says otherwise`,
    why: 'To compare a month with that of the year before',
    howItEnds: 'The month’s table is dropped as a whole the night after',
    policy: null,
  },
  trials: {
    howLong: 'As long as the organization exists',
    why: 'There is one free trial for a domain',
    howItEnds: 'Deleted with the organization',
    policy: null,
  },
  payments: {
    howLong: 'References, as long as the website or the organization exists',
    why: 'To find invoices and to know what was paid for. Invoices themselves are kept by the payment provider, as tax law asks',
    howItEnds: 'Deleted with the website or the organization',
    policy: {
      en: { name: 'Invoices', text: 'Stripe keeps them for as long as tax law requires.' },
      fr: { name: 'Factures', text: 'Stripe les conserve aussi longtemps que le droit fiscal l’exige.' },
    },
  },
  statements: {
    howLong: 'As long as the website is in an organization',
    why: 'To publish the accessibility statement of a website, and to know what it said at any time',
    howItEnds: 'Deleted with the website or the organization; a page that was taken offline is gone at once',
    policy: null,
  },
  paymentEvents: {
    howLong: `${KEPT_DAYS.paymentEvents} days`,
    why: 'An event that is sent twice must count once. Only its number and kind are kept',
    howItEnds: NIGHTLY,
    policy: null,
  },
  apiKeys: {
    howLong: `Until they are revoked, or ${KEPT_DAYS.expiredApiKeys} days after they expired; copies of answers ${KEPT_DAYS.apiReplays} day`,
    why: 'To let programs of an organization in, and to give a repeated request the same answer',
    howItEnds: `${NIGHTLY}, or with the organization`,
    policy: null,
  },
  webhooks: {
    howLong: `Addresses until they are deleted; events and deliveries ${WEBHOOK_LOG_DAYS} days`,
    why: 'To tell programs of an organization of events, and to find out why one did not arrive',
    howItEnds: `${NIGHTLY}, or with the organization`,
    policy: null,
  },
  singleSignOn: {
    howLong: 'Until the provider or the domain is removed',
    why: 'To let the people of an organization sign in with their company',
    howItEnds: 'Deleted when an admin removes it, or with the organization',
    policy: null,
  },
  exports: {
    howLong: `The file ${EXPORT_LIFETIME_DAYS} days, the record that there was one ${KEPT_DAYS.exportRecords} days`,
    why: 'To download it; it holds a copy of much that is personal, so it is not kept longer',
    howItEnds: NIGHTLY,
    policy: {
      en: {
        name: 'Exports of your data',
        text: `The file can be downloaded for ${EXPORT_LIFETIME_DAYS} days and is then deleted.`,
      },
      fr: {
        name: 'Exports de vos données',
        text: `Le fichier peut être téléchargé pendant ${EXPORT_LIFETIME_DAYS} jours, puis il est supprimé.`,
      },
    },
  },
  jobs: {
    howLong: 'Until the job is done, which takes seconds. One that failed for good stays for the operator to look at',
    why: 'Work that must not be lost',
    howItEnds:
      'Deleted when it is done; what mentions a deleted account or organization goes with it. Names of empty queues are deleted every night',
    policy: null,
  },
  deletions: {
    howLong: `${KEPT_DAYS.deletions} days`,
    why: 'Ids alone of what was deleted, so that what a restored backup brings back is deleted again',
    howItEnds: NIGHTLY,
    policy: null,
  },
  operation: {
    howLong: 'For good',
    why: 'Needed to run the service; says nothing about anyone',
    howItEnds: 'Stays',
    policy: null,
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionName = keyof typeof retention;

/** The table of the privacy policy. */
export function retentionEntries(language: Language): Words[] {
  return Object.values<RetentionRule>(retention).flatMap(({ policy }) => (policy ? [policy[language]] : []));
}
