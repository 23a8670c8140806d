import type { Language, PublicPage } from '@evenway/contract';

interface HeadText {
  readonly title: string;
  readonly description: string;
}

type HeadTexts = Readonly<Record<PublicPage, (brand: string) => HeadText>> & { readonly picture: string };

/** What search engines and link previews show for each page. */
export const headTexts: Readonly<Record<Language, HeadTexts>> = {
  en: {
    picture: 'A page of a small shop before and after: larger text, more space and clear contrast.',
    landing: (brand) => ({
      title: `A widget that lets visitors adjust your website · ${brand}`,
      description:
        'One snippet adds a quiet button to your pages. Visitors open it to adjust text, contrast and motion. 7 days free on every plan.',
    }),
    privacy: (brand) => ({
      title: `Privacy Policy · ${brand}`,
      description: `What ${brand} keeps about you, what it is used for, how long it stays, and the rights you have over it.`,
    }),
    terms: (brand) => ({
      title: `Terms of Service · ${brand}`,
      description: `The agreement between you and ${brand}: accounts, fees, cancelling, what the service does and what it does not.`,
    }),
    cookies: (brand) => ({
      title: `Cookie Policy · ${brand}`,
      description: `Which cookies ${brand} uses, what each kind is for, and how to refuse them or change your mind.`,
    }),
    security: (brand) => ({
      title: `Security Policy · ${brand}`,
      description: `How ${brand} protects accounts and data, and how to report a vulnerability you have found.`,
    }),
  },
  fr: {
    picture: 'La page d’un petit commerce avant et après\u202f: texte plus grand, plus d’espace, contraste net.',
    landing: (brand) => ({
      title: `Un widget pour adapter votre site à chaque visiteur · ${brand}`,
      description:
        'Un extrait de code ajoute un bouton discret à vos pages. Vos visiteurs y règlent texte, contraste et mouvements. 7 jours gratuits.',
    }),
    privacy: (brand) => ({
      title: `Politique de confidentialité · ${brand}`,
      description: `Ce que ${brand} conserve sur vous, à quoi cela sert, combien de temps, et les droits que vous avez.`,
    }),
    terms: (brand) => ({
      title: `Conditions d’utilisation · ${brand}`,
      description: `L’accord entre vous et ${brand}\u202f: comptes, tarifs, résiliation, ce que le service fait et ce qu’il ne fait pas.`,
    }),
    cookies: (brand) => ({
      title: `Politique relative aux cookies · ${brand}`,
      description: `Les cookies que ${brand} utilise, à quoi sert chacun d’eux, et comment les refuser ou changer d’avis.`,
    }),
    security: (brand) => ({
      title: `Politique de sécurité · ${brand}`,
      description: `Comment ${brand} protège les comptes et les données, et comment signaler une faille que vous avez trouvée.`,
    }),
  },
};
