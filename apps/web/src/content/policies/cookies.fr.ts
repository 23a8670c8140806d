import type { WritePolicy } from './policy.ts';

export const french: WritePolicy = ({ name, contactEmail }) => ({
  title: 'Politique relative aux cookies',
  lead: `${name} ne conserve que ce qu’il lui faut pour fonctionner et ce que vous choisissez vous-même. La mesure d’audience et la publicité demandent votre accord\u202f; aujourd’hui, nous n’utilisons ni l’une ni l’autre.`,
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'Que sont les cookies\u202f?',
      blocks: [
        'Un cookie est un petit texte qu’un site demande à votre navigateur de garder et de lui renvoyer lors des visites suivantes. Les navigateurs offrent aussi un «\u202fstockage local\u202f» et, tant qu’un onglet est ouvert, un «\u202fstockage de session\u202f»\u202f: des notes que le site garde sur votre appareil et qui ne lui sont pas renvoyées. Cette politique couvre le tout et parle de cookies lorsque la différence importe peu.',
        'Un cookie peut venir du site que vous visitez ou d’une autre société dont ce site affiche le contenu. Nos pages n’affichent rien d’une autre société sans que vous le demandiez, comme le décrit la section «\u202fPages de tiers\u202f».',
      ],
    },
    {
      id: 'types-of-cookies',
      heading: 'Les quatre types de cookies',
      blocks: [
        'On distingue habituellement les cookies selon leur usage\u202f:',
        {
          entries: [
            {
              name: 'Essentiels',
              text: 'Le service en a besoin pour vous garder connecté, protéger les échanges et retenir votre réponse au bandeau. Ils sont toujours actifs et ne demandent pas d’accord.',
            },
            {
              name: 'Performance et fonctionnalité',
              text: 'Ils retiennent ce que vous avez choisi, comme le thème et la langue, pour vous éviter de choisir à nouveau. Nous ne les conservons qu’une fois ce choix fait.',
            },
            {
              name: 'Mesure d’audience et personnalisation',
              text: 'Ils aident à comprendre comment un site est utilisé et à l’adapter. Ils demandent votre accord. Nous n’en utilisons aucun aujourd’hui.',
            },
            {
              name: 'Publicité',
              text: 'Ils servent à montrer des annonces selon vos centres d’intérêt et à en mesurer l’effet. Le bandeau les appelle marketing. Ils demandent votre accord. Nous n’en utilisons aucun aujourd’hui.',
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
              text: 'Vous garde connecté. Les scripts ne peuvent pas le lire. Il dure 7 jours, se renouvelle tant que vous utilisez l’application, et prend fin au bout de 30 jours au plus ou lorsque vous vous déconnectez. En https, son nom commence par __Host-.',
            },
            {
              name: 'evenway_device (cookie)',
              text: 'Reconnaît un navigateur où vous vous êtes connecté ou avez réinitialisé votre mot de passe, afin que des inconnus qui essaient de le deviner ne puissent pas vous bloquer, et pour vous signaler les connexions depuis d’autres navigateurs. Il dure 180 jours, ne connecte personne à lui seul, et les scripts ne peuvent pas le lire. En https, son nom commence par __Host-.',
            },
            {
              name: 'evenway_visit (cookie)',
              text: 'Garantit que vous revenez de Google ou de Facebook dans le navigateur d’où vous êtes parti. Il dure 10 minutes au plus. En https, son nom commence par __Host-.',
            },
            {
              name: 'evenway_sign_in (cookie)',
              text: 'Relie une connexion qui attend une clé d’accès ou un code au navigateur où elle a commencé. Il dure 10 minutes au plus, n’ouvre rien à lui seul, et les scripts ne peuvent pas le lire. En https, son nom commence par __Host-.',
            },
            {
              name: 'authToken (stockage local)',
              text: 'Indique à l’application qui est connecté, et à nos pages publiques de vous proposer le tableau de bord. Il est valable 15 minutes, ne permet de rien modifier et disparaît lorsque vous vous déconnectez.',
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
              text: 'L’offre choisie dans nos tarifs, pour la retrouver en ajoutant un site. Elle est effacée une fois l’abonnement souscrit.',
            },
            {
              name: 'sidebarCollapsed (stockage local)',
              text: 'Retient si vous avez replié la barre latérale de l’application.',
            },
            {
              name: 'dismissedAnnouncements (stockage local)',
              text: 'Retient celles de nos annonces que vous avez masquées en haut des écrans, pour ne plus les afficher.',
            },
            {
              name: 'keptForms (stockage de session)',
              text: 'Ce que vous avez saisi dans un formulaire sans l’avoir encore envoyé, et le dernier site choisi, pour qu’un rechargement ou la fin de votre session ne les efface pas. Jamais un mot de passe ni un code. La saisie est effacée à l’envoi, et le tout à la déconnexion ou à la fermeture de l’onglet.',
            },
            {
              name: 'scrolled (stockage de session)',
              text: 'Jusqu’où vous avez fait défiler chaque écran de l’application, pour que «\u202fRetour\u202f» vous ramène au même endroit. Effacé quand vous fermez l’onglet.',
            },
            {
              name: 'evenway (stockage local, stockage de session)',
              text: 'Seulement si vous essayez le widget sur notre page d’accueil\u202f: vos choix dans le widget, comme sur tout site qui l’utilise.',
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
        'Lors de votre première visite, un bandeau vous demande si des cookies de mesure d’audience et de marketing peuvent être utilisés. «\u202fTout accepter\u202f» autorise les deux, «\u202fRefuser\u202f» écarte les deux, et «\u202fPersonnaliser\u202f» vous laisse décider pour chacun. Tant que vous n’avez pas répondu, rien de ce qui demande votre accord n’est chargé. Le site fonctionne de la même façon quelle que soit votre réponse.',
        'Vous pouvez changer d’avis et refuser à tout moment\u202f: [Réglages des cookies](cookie-settings). Le même bouton se trouve en bas de chaque page de ce site. Si vous retirez votre accord, cela vaut dès la prochaine page que vous ouvrez.',
        'Vous pouvez aussi supprimer ou bloquer les cookies dans les réglages de votre navigateur. Sans les cookies essentiels, vous ne pouvez pas rester connecté.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Pages de tiers',
      blocks: [
        'Certaines étapes vous mènent chez des tiers, qui déposent leurs propres cookies selon leurs propres règles\u202f: les pages de paiement de Stripe ([politique de confidentialité de Stripe](https://stripe.com/privacy)), les pages de connexion de Google ou de Facebook si vous les choisissez, et la page de prise de rendez-vous si vous réservez un entretien. Nous ne chargeons rien de leur part avant cela.',
      ],
    },
    {
      id: 'widget',
      heading: 'Le widget sur les sites de nos clients',
      blocks: [
        `Le widget ${name} ne dépose aucun cookie. Il n’enregistre rien tant que le visiteur n’a fait aucun choix. Il garde ensuite ce choix dans le stockage local du site, sous le nom «\u202fevenway\u202f», avec ce qu’il faut pour l’appliquer aussitôt à la page suivante\u202f: ses règles de style et les réglages du widget pour ce site. Si le visiteur masque le bouton pour une visite, une entrée du même nom dans le stockage de session le retient. Tout cela reste dans le navigateur du visiteur, et le bouton de réinitialisation du widget efface ses choix.`,
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Modifications et contact',
      blocks: [
        'Si nous commençons à utiliser d’autres cookies, nous les décrivons d’abord ici et demandons votre accord lorsqu’il est nécessaire. La date en haut de cette page indique sa dernière modification.',
        `Pour toute question sur les cookies, écrivez à [${contactEmail}](mail). Notre [politique de confidentialité](privacy) décrit ce que nous faisons des données personnelles.`,
      ],
    },
  ],
});
