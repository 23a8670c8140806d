import type { Policy } from './policy.ts';

export const cookiePolicy: Policy = {
  en: (brand) => ({
    title: 'Cookie Policy',
    lead: `Today ${brand.name} sets only what it needs to work. Nothing here follows you to other sites.`,
    sections: [
      {
        heading: 'Essential cookies',
        paragraphs: [
          'One cookie keeps you signed in for up to 7 days. Scripts cannot read it, and it is deleted when you sign out.',
        ],
      },
      {
        heading: 'What your browser remembers for you',
        paragraphs: [
          'Your choice of theme and language, whether the sidebar is folded, and a short-lived token that tells the application who signed in. They stay on your device.',
        ],
      },
      {
        heading: 'Analytics and advertising',
        paragraphs: [
          'We set no analytics or advertising cookies today. Before that changes, you will be asked, and you will be able to decline.',
        ],
      },
    ],
  }),
  fr: (brand) => ({
    title: 'Politique relative aux cookies',
    lead: `Aujourd’hui, ${brand.name} ne dépose que ce qui est nécessaire à son fonctionnement. Rien ici ne vous suit sur d’autres sites.`,
    sections: [
      {
        heading: 'Cookies essentiels',
        paragraphs: [
          'Un cookie maintient votre connexion, 7 jours au plus. Les scripts ne peuvent pas le lire, et il est supprimé lorsque vous vous déconnectez.',
        ],
      },
      {
        heading: 'Ce que votre navigateur retient pour vous',
        paragraphs: [
          'Le thème et la langue que vous avez choisis, l’état du menu latéral, et un jeton de courte durée qui indique à l’application qui s’est connecté. Tout cela reste sur votre appareil.',
        ],
      },
      {
        heading: 'Mesure d’audience et publicité',
        paragraphs: [
          'Nous ne déposons aujourd’hui aucun cookie de mesure d’audience ni de publicité. Avant que cela change, nous vous poserons la question, et vous pourrez refuser.',
        ],
      },
    ],
  }),
};
