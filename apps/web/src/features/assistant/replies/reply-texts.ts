import { defineTexts } from '../../../platform/i18n/define-texts.ts';

/** Texts around the answers. Links and placeholders are written as in `product-replies.ts`. */
export const replyTexts = defineTexts({
  en: {
    /** Each is followed by `handOver`. */
    fallbacks: [
      'I have no prepared answer to that.',
      'That goes beyond my prepared answers, and I do not want to guess.',
      'I did not find a topic that I know in your question. You could ask it in other words.',
      'I only match words with prepared answers, and none of them fits here.',
    ],
    handOver: 'A person can help: write to [{email}](mail){orBook}.',
    orBook: ', or [book a 30-minute call](book)',
    alsoBook: ' You can also [book a 30-minute call](book).',
    /** In place of a link to a booking, where no meeting can be booked. */
    write: 'write to [{email}](mail)',
    price: (plan: string, visits: string, monthly: string, yearly: string) =>
      `${plan} (${visits}): ${monthly} a month, or ${yearly} a month billed yearly.`,
    byAppointment: (plan: string, visits: string) => `${plan} (${visits}): priced on a call.`,
    pricesElsewhere: 'The current prices are in the [Pricing](pricing) section.',
    anyPlatform:
      'Paste it right before </body> in the template that all pages share. Most systems have one field for that, often called “custom code” or “footer code”.',
    onPlatform: (platform: string, steps: string) => `Then, in ${platform}:\n\n${steps}`,
    unknownPlatform:
      'Paste it where your system lets you add HTML to every page, right before </body>. I have no step-by-step guide for yours.',
  },
  fr: {
    fallbacks: [
      'Je n’ai pas de réponse préparée à cela.',
      'Cela dépasse mes réponses préparées, et je préfère ne pas deviner.',
      'Je ne reconnais aucun sujet dans votre question. Essayez peut-être avec d’autres mots.',
      'Je rapproche seulement vos mots de réponses préparées, et aucune ne convient ici.',
    ],
    handOver: 'Une personne peut vous aider\u202f: écrivez à [{email}](mail){orBook}.',
    orBook: ' ou [réservez un rendez-vous de 30 minutes](book)',
    alsoBook: ' Vous pouvez aussi [réserver un rendez-vous de 30 minutes](book).',
    write: 'écrivez à [{email}](mail)',
    price: (plan: string, visits: string, monthly: string, yearly: string) =>
      `${plan} (${visits})\u202f: ${monthly} par mois, ou ${yearly} par mois avec la facturation annuelle.`,
    byAppointment: (plan: string, visits: string) =>
      `${plan} (${visits})\u202f: prix à convenir lors d’un rendez-vous.`,
    pricesElsewhere: 'Les prix actuels sont dans la section [Tarifs](pricing).',
    anyPlatform:
      'Collez-le juste avant </body> dans le modèle commun à toutes les pages. La plupart des systèmes ont un champ pour cela, souvent appelé «\u202fcode personnalisé\u202f» ou «\u202fcode de pied de page\u202f».',
    onPlatform: (platform: string, steps: string) => `Ensuite, dans ${platform}\u202f:\n\n${steps}`,
    unknownPlatform:
      'Collez-le là où votre système permet d’ajouter du HTML à toutes les pages, juste avant </body>. Je n’ai pas de guide pas à pas pour le vôtre.',
  },
});
