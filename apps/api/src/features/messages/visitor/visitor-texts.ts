import { type Language, MESSAGE_LIMITS, MESSAGES_KEPT_MONTHS, type MessageStatus } from '@evenway/contract';

interface VisitorTexts {
  readonly title: (domain: string) => string;
  readonly otherLanguage: { readonly language: Language; readonly label: string };
  readonly status: Record<MessageStatus, string>;
  readonly statusLabel: string;
  readonly sent: string;
  readonly goal: string;
  readonly barrier: string;
  readonly page: string;
  readonly conversation: string;
  readonly nothingYet: string;
  readonly fromOwner: (domain: string) => string;
  readonly fromYou: string;
  readonly add: string;
  readonly addHint: string;
  readonly addButton: string;
  readonly added: string;
  readonly confirmHint: (domain: string) => string;
  readonly confirm: string;
  readonly confirmed: string;
  readonly empty: string;
  readonly tooLong: string;
  readonly links: string;
  readonly full: string;
  readonly busy: string;
  readonly deleteTitle: string;
  readonly deleteHint: (domain: string) => string;
  readonly deleteButton: string;
  readonly deletedTitle: string;
  readonly deleted: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly private: string;
}

export const visitorTexts: Record<Language, VisitorTexts> = {
  en: {
    title: (domain) => `Your message to ${domain}`,
    otherLanguage: { language: 'fr', label: 'Français' },
    statusLabel: 'State',
    status: { new: 'Sent. Not answered yet', answered: 'Answered', mended: 'The owner says the barrier is gone' },
    sent: 'Sent on',
    goal: 'What you were trying to do',
    barrier: 'What got in the way',
    page: 'Page',
    conversation: 'Answers',
    nothingYet: 'No answer yet. If you confirmed an email address, you will get the answer there, too.',
    fromOwner: (domain) => `Answer from ${domain}`,
    fromYou: 'You added',
    add: 'Add something',
    addHint: `Up to ${MESSAGE_LIMITS.barrier.toLocaleString('en-US')} characters, without web addresses.`,
    addButton: 'Add to the message',
    added: 'This was added to your message.',
    confirmHint: (domain) => `Get answers from ${domain} by email, too.`,
    confirm: 'Confirm my email address',
    confirmed: 'Your address is confirmed. Answers will come by email, too.',
    empty: 'Write something first.',
    tooLong: `This is too long. Shorten it to ${MESSAGE_LIMITS.barrier.toLocaleString('en-US')} characters.`,
    links: 'Please leave out web addresses (links).',
    full: 'Nothing more can be added to this message. Please send a new one from the website.',
    busy: 'You have sent a lot in a short time. Wait a while, then try again. What you wrote is still here.',
    deleteTitle: 'Delete this message',
    deleteHint: (domain) =>
      `Your message, all answers and your email address are deleted at once, for ${domain} too. This cannot be undone.`,
    deleteButton: 'Delete for good',
    deletedTitle: 'Your message is deleted',
    deleted: 'Nothing of it is left with us or in the owner’s inbox. You can close this page.',
    goneTitle: 'There is no message here',
    gone: `This link is incomplete, or the message was deleted by you, by the website’s owner, or after ${MESSAGES_KEPT_MONTHS} months.`,
    private: 'This page is private. Anyone who has its address can read and delete the message.',
  },
  fr: {
    title: (domain) => `Votre message à ${domain}`,
    otherLanguage: { language: 'en', label: 'English' },
    statusLabel: 'État',
    status: {
      new: 'Envoyé. Pas encore de réponse',
      answered: 'Une réponse est arrivée',
      mended: 'Selon le responsable du site, l’obstacle a disparu',
    },
    sent: 'Envoyé le',
    goal: 'Ce que vous vouliez faire',
    barrier: 'Ce qui vous a gêné',
    page: 'Page',
    conversation: 'Réponses',
    nothingYet: 'Pas encore de réponse. Si vous avez confirmé une adresse e-mail, la réponse y arrivera aussi.',
    fromOwner: (domain) => `Réponse de ${domain}`,
    fromYou: 'Vous avez ajouté',
    add: 'Ajouter quelque chose',
    addHint: `${MESSAGE_LIMITS.barrier.toLocaleString('fr-FR')} caractères au plus, sans adresse web.`,
    addButton: 'Ajouter au message',
    added: 'C’est ajouté à votre message.',
    confirmHint: (domain) => `Recevez aussi par e-mail les réponses de ${domain}.`,
    confirm: 'Confirmer mon adresse e-mail',
    confirmed: 'Votre adresse est confirmée. Les réponses arriveront aussi par e-mail.',
    empty: 'Écrivez d’abord quelque chose.',
    tooLong: `C’est trop long. Raccourcissez à ${MESSAGE_LIMITS.barrier.toLocaleString('fr-FR')} caractères.`,
    links: 'Merci de retirer les adresses web (liens).',
    full: 'Ce message ne peut plus être complété. Envoyez-en un nouveau depuis le site.',
    busy: 'Cela fait beaucoup en peu de temps. Patientez un moment, puis réessayez. Votre texte est toujours là.',
    deleteTitle: 'Supprimer ce message',
    deleteHint: (domain) =>
      `Votre message, toutes les réponses et votre adresse e-mail sont supprimés aussitôt, pour ${domain} aussi. C’est définitif.`,
    deleteButton: 'Supprimer définitivement',
    deletedTitle: 'Votre message est supprimé',
    deleted: 'Il n’en reste rien chez nous ni dans la boîte du responsable du site. Vous pouvez fermer cette page.',
    goneTitle: 'Aucun message ici',
    gone: `Ce lien est incomplet, ou le message a été supprimé par vous, par le responsable du site, ou au bout de ${MESSAGES_KEPT_MONTHS} mois.`,
    private: 'Cette page est privée. Toute personne qui en a l’adresse peut lire et supprimer le message.',
  },
};
