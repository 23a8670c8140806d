import { EXPORT_LIFETIME_DAYS, paths } from '@evenway/contract';
import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { mayDownload } from '../exports/export-repository.ts';

export const EXPORT_READY_MAIL = 'export-ready';

interface MailDetails {
  readonly firstName: string;
  readonly isOwn: boolean;
  readonly url: string;
}

const texts = {
  en: ({ firstName, isOwn, url }: MailDetails) => ({
    subject: isOwn ? 'Your data is ready' : 'The data of your organization is ready',
    heading: isOwn ? 'Your export is ready' : 'The export of your organization is ready',
    paragraphs: [
      `Hello ${firstName},`,
      `The export you asked for is ready. You can download it for ${EXPORT_LIFETIME_DAYS} days; then we delete it.`,
    ],
    action: { label: 'Go to the download', url },
    note: 'You need to sign in to download it: this link alone opens nothing. If you did not ask for it, change your password and write to us.',
  }),
  fr: ({ firstName, isOwn, url }: MailDetails) => ({
    subject: isOwn ? 'Vos données sont prêtes' : 'Les données de votre organisation sont prêtes',
    heading: isOwn ? 'Votre export est prêt' : 'L’export de votre organisation est prêt',
    paragraphs: [
      `Bonjour ${firstName},`,
      `L’export que vous avez demandé est prêt. Vous pouvez le télécharger pendant ${EXPORT_LIFETIME_DAYS} jours\u202f; ensuite nous le supprimons.`,
    ],
    action: { label: 'Aller au téléchargement', url },
    note: 'Le téléchargement demande de se connecter\u202f: ce lien seul ne suffit pas. Si vous n’avez rien demandé, changez votre mot de passe et écrivez-nous.',
  }),
};

/** Nothing is sent to a person who may no longer download it when the mail leaves. */
export const exportReadyMail: MailTemplate = {
  name: EXPORT_READY_MAIL,
  audience: 'account',
  async compose({ firstName = '', exportId = '', requestedBy = '', own }, { db, language, webUrl }) {
    if (!(await mayDownload(db, exportId, requestedBy))) return null;
    const isOwn = own === 'true';
    const url = `${webUrl}${isOwn ? paths.ownData : paths.organizationData}`;
    return texts[language]({ firstName: inertName(firstName), isOwn, url });
  },
};
