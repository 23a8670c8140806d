import type { WritePolicy } from './policy.ts';

export const french: WritePolicy = ({ name, contactEmail }) => ({
  title: 'Politique de sécurité',
  lead: `Comment ${name} protège votre compte, votre organisation et les visiteurs de vos sites, et comment nous signaler une faille.`,
  sections: [
    {
      id: 'approach',
      heading: 'Notre approche',
      blocks: [
        'Les données les mieux protégées sont celles que nous n’avons pas. Nous en demandons peu, ne les gardons pas plus longtemps qu’elles ne servent et ne voyons jamais de numéro de carte. Ce que nous conservons est protégé par plusieurs couches, pour qu’une seule erreur ne suffise pas à l’exposer.',
        'Cette page décrit ce qui est en place aujourd’hui, et aussi ce qui ne l’est pas. Aucun service ne peut promettre une sécurité parfaite.',
      ],
    },
    {
      id: 'encryption',
      heading: 'Chiffrement',
      blocks: [
        'Les échanges entre votre navigateur et nos serveurs sont chiffrés par TLS, et les navigateurs ont pour consigne de refuser toute autre connexion. Il en va de même des liaisons avec notre prestataire de paiement et avec les fournisseurs de connexion.',
        'Ce qui ne doit jamais être lisible n’est pas conservé sous une forme lisible\u202f: les mots de passe, les secrets de session et ceux des liens envoyés par e-mail ne sont gardés que sous forme d’empreintes cryptographiques. Les mots de passe sont hachés avec Argon2id, salés, et mêlés à une clé qui ne se trouve pas dans la base de données.',
      ],
    },
    {
      id: 'passwords-and-sign-in',
      heading: 'Mots de passe et connexion',
      blocks: [
        'Votre mot de passe ne quitte pas votre navigateur tel que vous l’avez tapé\u202f: le navigateur en envoie une empreinte. Les mots de passe connus pour être très répandus sont refusés. Les essais répétés sont ralentis, par compte et par adresse réseau, sans jamais vous exclure pour de bon.',
        'Vous pouvez aussi vous connecter par un fournisseur tel que Google, s’il est proposé. Nous apprenons alors votre nom et votre adresse e-mail vérifiée, jamais le mot de passe que vous y utilisez. Nous n’offrons pas encore de second facteur à nous\u202f; si vous en avez besoin, choisissez un fournisseur qui en demande un.',
      ],
    },
    {
      id: 'sessions',
      heading: 'Sessions et liens envoyés par e-mail',
      blocks: [
        'Un cookie que les scripts ne peuvent pas lire, et qui n’est envoyé qu’à notre propre hôte, maintient votre connexion. Une session prend fin après 7 jours sans usage, et dans tous les cas après 30 jours. Vous déconnecter met fin à toutes vos sessions\u202f; un nouveau mot de passe aussi, sauf dans le navigateur où vous l’avez choisi.',
        'Les liens qui vérifient une adresse ou réinitialisent un mot de passe servent une seule fois, pendant 15 minutes. Les invitations servent une seule fois, pendant 7 jours, et seulement pour l’adresse à laquelle elles ont été envoyées.',
      ],
    },
    {
      id: 'role-based-permissions',
      heading: 'Autorisations selon le rôle',
      blocks: [
        'Chaque membre d’une organisation y tient un rôle. Les administrateurs gèrent les sites, les abonnements, le widget et l’équipe\u202f; les utilisateurs peuvent consulter, et modifier leur propre compte. Le serveur vérifie le rôle et l’appartenance à chaque requête\u202f: un changement de rôle ou un retrait prend effet aussitôt.',
        'Les membres d’une organisation ne voient jamais les données d’une autre. Dans notre propre équipe, l’accès aux systèmes de production est réservé aux personnes dont le travail l’exige.',
      ],
    },
    {
      id: 'application-security',
      heading: 'L’application',
      blocks: [
        'Les requêtes qui modifient quelque chose ne sont acceptées que depuis nos propres pages, dans un seul format et avec les seuls champs attendus. Une politique de contenu stricte tient le code étranger hors de nos pages, et celles-ci ne peuvent pas être intégrées dans d’autres.',
        'Chaque modification passe des contrôles automatiques avant sa publication, dont des tests sur qui peut faire quoi. Les logiciels sur lesquels nous nous appuyons sont tenus à jour.',
      ],
    },
    {
      id: 'payments',
      heading: 'Paiements',
      blocks: [
        'Les paiements passent par Stripe. Les numéros de carte sont saisis sur les pages de Stripe et n’atteignent jamais nos serveurs\u202f; nous ne gardons que des références aux clients, aux abonnements et aux factures. Les messages de Stripe ne sont acceptés qu’avec une signature valide.',
      ],
    },
    {
      id: 'widget',
      heading: 'Le widget sur votre site',
      blocks: [
        'Le widget modifie l’apparence d’une page, dans le seul navigateur du visiteur. Il ne dépose aucun cookie, ne lit aucun champ de formulaire et n’envoie aucune donnée personnelle. Il compte les visites sans rien enregistrer pour cela, et combien de fois ses fonctions servent, sous forme de totaux qui ne renvoient à personne.',
        'Ses autres parties sont chargées d’après l’empreinte de leur contenu\u202f: un fichier altéré ne s’exécute pas. Il n’est fourni qu’aux domaines que vous avez enregistrés. Si nos serveurs ne peuvent être joints, vos pages fonctionnent sans lui.',
      ],
    },
    {
      id: 'monitoring-and-incidents',
      heading: 'Surveillance et incidents',
      blocks: [
        'Nous surveillons l’état du service et consignons les erreurs. Les journaux ne contiennent ni mot de passe, ni secret de connexion, ni contenu de message, ni adresse e-mail, ni adresse réseau.',
        'Si nous apprenons une violation de données personnelles, nous en limitons les effets, en cherchons la cause et informons les autorités et les personnes concernées comme la loi l’exige et sans retard injustifié. Nous disons ce qui s’est passé, quelles données sont touchées et ce que vous pouvez faire.',
      ],
    },
    {
      id: 'gdpr-and-ccpa',
      heading: 'Conformité au RGPD et au CCPA',
      blocks: [
        'Le règlement général sur la protection des données de l’Union européenne (RGPD) et le California Consumer Privacy Act (CCPA) fixent des règles pour les données personnelles. Pour notre propre conformité à ces textes\u202f:',
        {
          list: [
            'nous ne collectons que ce dont le service a besoin, et le supprimons selon un calendrier\u202f;',
            'nous ne vendons pas de données personnelles et ne les partageons pas à des fins publicitaires\u202f;',
            'nous ne chargeons rien de ce qui demande un accord avant que vous ne l’ayez donné\u202f;',
            'nous répondons aux demandes d’accès, de rectification, de copie ou de suppression\u202f;',
            'nous imposons les mêmes devoirs à ceux qui traitent des données pour nous.',
          ],
        },
        'La conformité est un travail continu et non un certificat. Ce que nous faisons concerne notre propre service\u202f; cela ne met pas votre site en règle avec ces textes ni avec d’autres. Les détails figurent dans notre [politique de confidentialité](privacy).',
      ],
    },
    {
      id: 'reporting',
      heading: 'Signaler une faille, et contact',
      blocks: [
        `Si vous avez trouvé une faille, écrivez à [${contactEmail}](mail) en décrivant ce que vous avez trouvé et comment le reproduire. Nous confirmons l’avoir lu, vous tenons au courant et n’engageons pas de poursuites contre les personnes qui cherchent de bonne foi, ne touchent qu’à leurs propres données, ne perturbent pas le service et nous laissent le temps de corriger avant de publier.`,
        'La meilleure protection de votre compte est un mot de passe que vous n’utilisez nulle part ailleurs. Prévenez-nous aussitôt si vous pensez qu’une autre personne y a accès.',
      ],
    },
  ],
});
