import type { WritePolicy } from './policy.ts';

export const french: WritePolicy = ({ name, contactEmail }) => ({
  title: 'Politique relative aux cookies',
  lead: `Aujourd’hui, ${name} ne conserve que ce qu’il faut pour fonctionner et ce que vous avez choisi vous-même. La mesure d’audience et la publicité attendent votre accord et, pour l’instant, nous n’utilisons ni l’une ni l’autre.`,
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'Ce que sont les cookies',
      blocks: [
        'Un cookie est un petit texte qu’un site demande à votre navigateur de garder et de lui renvoyer lors des visites suivantes. Les navigateurs offrent aussi un «\u202fstockage local\u202f» et, le temps d’un onglet, un «\u202fstockage de session\u202f»\u202f: des notes que le site garde sur votre appareil et qui ne sont pas renvoyées. Cette politique couvre le tout, et parle de cookies là où la différence importe peu.',
        'Un cookie peut appartenir au site que vous visitez ou à un tiers dont ce site affiche le contenu. Nos pages n’en affichent aucun tant que vous ne le demandez pas, comme le décrit la section «\u202fPages de tiers\u202f».',
      ],
    },
    {
      id: 'types-of-cookies',
      heading: 'Les quatre types de cookies',
      blocks: [
        'On classe d’ordinaire les cookies selon leur usage\u202f:',
        {
          entries: [
            {
              name: 'Essentiels',
              text: 'Nécessaires au fonctionnement du service\u202f: maintenir votre connexion, protéger les échanges et retenir votre réponse au bandeau. Ils sont toujours actifs et ne demandent pas d’accord.',
            },
            {
              name: 'Performance et fonctionnalité',
              text: 'Retiennent ce que vous avez choisi, comme le thème et la langue, pour vous éviter de choisir à nouveau. Nous ne les conservons que parce que vous avez fait ce choix.',
            },
            {
              name: 'Mesure d’audience et personnalisation',
              text: 'Aident à comprendre comment un site est utilisé et à l’adapter. Seulement avec votre accord. Nous n’en utilisons aucun aujourd’hui.',
            },
            {
              name: 'Publicité',
              text: 'Servent à montrer des annonces selon vos centres d’intérêt et à en mesurer l’effet. Le bandeau les appelle marketing. Seulement avec votre accord. Nous n’en utilisons aucun aujourd’hui.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-we-store',
      heading: 'Ce que nous conservons aujourd’hui',
      blocks: [
        'Essentiels\u202f:',
        {
          entries: [
            {
              name: 'evenway_session (cookie)',
              text: 'Maintient votre connexion. Les scripts ne peuvent pas le lire. Il dure 7 jours, se renouvelle tant que vous utilisez l’application, et prend fin au bout de 30 jours au plus ou lorsque vous vous déconnectez. En https, son nom commence par __Host-.',
            },
            {
              name: 'evenway_device (cookie)',
              text: 'Marque un navigateur dans lequel vous vous êtes connecté avec un mot de passe ou l’avez réinitialisé, afin que des inconnus qui essaient de deviner votre mot de passe ne puissent pas vous bloquer. Il dure 180 jours, n’ouvre rien à lui seul, et les scripts ne peuvent pas le lire. En https, son nom commence par __Host-.',
            },
            {
              name: 'evenway_visit (cookie)',
              text: 'Relie à votre navigateur un passage chez Google ou Facebook pendant que vous vous y connectez. Il dure 10 minutes au plus. En https, son nom commence par __Host-.',
            },
            {
              name: 'authToken (stockage local)',
              text: 'Indique à l’application qui s’est connecté, et aux pages publiques qu’elles peuvent vous proposer le tableau de bord. Il vaut 15 minutes, ne permet de rien modifier et disparaît lorsque vous vous déconnectez.',
            },
            {
              name: 'logoutPending (stockage local)',
              text: 'Présent si vous vous déconnectez alors que notre serveur est injoignable, pour que nous puissions tout de même mettre fin à votre session. Il est effacé dès que c’est fait.',
            },
            {
              name: 'leftForProvider (stockage de session)',
              text: 'Retient dans cet onglet que vous êtes parti vous connecter avec Google ou Facebook. Il est effacé à votre retour.',
            },
            {
              name: 'cookieConsent, analytics, marketing (stockage local)',
              text: 'Votre réponse au bandeau. Elle reste jusqu’à ce que vous en changiez ou vidiez le stockage de votre navigateur.',
            },
          ],
        },
        'Performance et fonctionnalité\u202f:',
        {
          entries: [
            {
              name: 'theme, language (stockage local)',
              text: 'L’apparence et la langue que vous avez choisies, ou la langue dans laquelle vous vous êtes inscrit ou connecté. Elles restent jusqu’à ce que vous vidiez le stockage de votre navigateur.',
            },
            {
              name: 'chosenPlan (stockage local)',
              text: 'L’offre choisie dans nos tarifs, pour la retrouver après l’inscription. Elle est effacée une fois l’abonnement souscrit.',
            },
            {
              name: 'sidebarCollapsed (stockage local)',
              text: 'Retient si vous avez replié la barre latérale de l’application.',
            },
            {
              name: 'keptForms (stockage de session)',
              text: 'Ce que vous avez saisi dans un formulaire, le temps que l’application se recharge. Jamais un mot de passe. Effacé quand le formulaire est de retour, ou quand vous fermez l’onglet.',
            },
            {
              name: 'scrolled (stockage de session)',
              text: 'Jusqu’où vous avez fait défiler chaque écran de l’application, pour que «\u202fRetour\u202f» vous ramène au même endroit. Effacé quand vous fermez l’onglet.',
            },
            {
              name: 'evenway (stockage local, stockage de session)',
              text: 'Seulement si vous essayez le widget sur notre page d’accueil\u202f: vos choix dans le widget, comme sur tout site qui le propose.',
            },
          ],
        },
        'Mesure d’audience et personnalisation, publicité\u202f: rien.',
      ],
    },
    {
      id: 'your-choice',
      heading: 'Votre choix',
      blocks: [
        'Lors de votre première visite, un bandeau vous demande si des cookies de mesure d’audience et de marketing peuvent être utilisés. «\u202fTout accepter\u202f» autorise les deux, «\u202fRefuser\u202f» écarte les deux, et «\u202fPersonnaliser\u202f» vous laisse décider de chacun. Tant que vous n’avez pas répondu, rien de ce qui demande votre accord n’est chargé, et le site fonctionne de la même façon quelle que soit votre réponse.',
        'Vous pouvez changer d’avis et refuser à tout moment\u202f: [Réglages des cookies](cookie-settings). La même commande se trouve au pied des pages de ce site. Si vous retirez votre accord, cela vaut dès la prochaine page que vous ouvrez.',
        'Vous pouvez aussi supprimer ou bloquer les cookies dans les réglages de votre navigateur. Sans les cookies essentiels, vous ne pouvez pas rester connecté.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Pages de tiers',
      blocks: [
        'Certaines étapes vous mènent chez des tiers, qui déposent leurs propres cookies selon leurs propres règles\u202f: les pages de paiement de Stripe ([politique de confidentialité de Stripe](https://stripe.com/privacy)), les pages de connexion de Google ou de Facebook si vous les choisissez, et la page de prise de rendez-vous si vous réservez un entretien. Nous ne chargeons rien de chez eux avant que vous ne fassiez ce pas.',
      ],
    },
    {
      id: 'widget',
      heading: 'Le widget sur les sites de nos clients',
      blocks: [
        `Le widget ${name} ne dépose aucun cookie. Il n’enregistre rien tant que le visiteur n’y fait aucun choix. Ensuite, il garde ce choix dans le stockage local du site où il se trouve, sous le seul nom «\u202fevenway\u202f», avec ce qu’il faut pour l’appliquer aussitôt à la page suivante\u202f: les règles de style qui en découlent et les réglages du widget pour ce site. Si le visiteur masque le bouton pour une visite, une marque du même nom dans le stockage de session le retient. Tout cela reste dans le navigateur du visiteur\u202f; une réinitialisation dans le widget efface les choix.`,
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Modifications et contact',
      blocks: [
        'Si nous commençons à utiliser d’autres cookies, nous les décrivons d’abord ici. Ce qui demande votre accord l’attend. Revenez voir cette page de temps en temps\u202f: la date en haut indique sa dernière modification.',
        `Pour toute question sur les cookies, écrivez à [${contactEmail}](mail). Notre [politique de confidentialité](privacy) décrit ce que nous faisons des données personnelles.`,
      ],
    },
  ],
});
