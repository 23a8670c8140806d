import type { WritePolicy } from './policy.ts';

export const french: WritePolicy = ({ name, contactEmail }) => ({
  title: 'Politique de sécurité',
  lead: `Comment ${name} protège votre compte, votre organisation et vos visiteurs, et comment nous signaler une faille.`,
  sections: [
    {
      id: 'approach',
      heading: 'Notre approche',
      blocks: [
        'Les données les mieux protégées sont celles que nous n’avons pas. Nous en demandons peu, ne les gardons que le temps nécessaire et ne voyons jamais de numéro de carte. Ce que nous conservons est protégé à plusieurs niveaux, pour qu’une seule erreur ne suffise pas à l’exposer.',
        'Cette page décrit ce qui est en place aujourd’hui, et ce qui ne l’est pas. Aucun service ne peut promettre une sécurité parfaite.',
      ],
    },
    {
      id: 'encryption',
      heading: 'Chiffrement',
      blocks: [
        'Les échanges entre votre navigateur et nos serveurs sont chiffrés par TLS, et les navigateurs ont pour consigne de refuser toute autre connexion. Il en va de même pour nos échanges avec le prestataire de paiement et les fournisseurs de connexion.',
        'Nous ne conservons aucun secret sous une forme lisible. Les mots de passe, les secrets de session et ceux des liens envoyés par e-mail ne sont gardés que sous forme d’empreintes cryptographiques. Les mots de passe sont hachés avec Argon2id et un sel, ainsi qu’avec une clé qui ne se trouve pas dans la base de données.',
      ],
    },
    {
      id: 'passwords-and-sign-in',
      heading: 'Mots de passe et connexion',
      blocks: [
        'Votre mot de passe ne quitte pas votre navigateur tel que vous l’avez tapé\u202f: le navigateur en envoie une empreinte. Nous refusons les mots de passe connus pour être courants. Nous freinons les essais répétés, par compte et par adresse IP, sans jamais vous bloquer pour de bon.',
        'Vous pouvez aussi vous connecter avec un fournisseur comme Google, s’il est proposé. Nous recevons alors votre nom et votre adresse e-mail vérifiée, jamais votre mot de passe.',
        'La connexion en deux étapes protège votre compte même si quelqu’un connaît votre mot de passe\u202f: une clé d’accès de votre téléphone, de votre ordinateur ou une clé de sécurité, ou les codes d’une application d’authentification, avec dix codes de secours en cas de perte. Elle est redemandée avant tout ce qui ne peut pas être annulé. Vous voyez où vous êtes connecté, pouvez déconnecter chaque appareil, et recevez un e-mail lors d’une connexion depuis un nouveau navigateur.',
      ],
    },
    {
      id: 'sessions',
      heading: 'Sessions et liens envoyés par e-mail',
      blocks: [
        'Un cookie vous garde connecté. Les scripts ne peuvent pas le lire, et il n’est envoyé qu’à nos propres serveurs. Une session prend fin après 7 jours sans utilisation, et au plus tard après 30 jours. Vous déconnecter met fin à toutes vos sessions. Un nouveau mot de passe aussi, sauf dans le navigateur où vous l’avez choisi.',
        'Les liens de vérification et de réinitialisation fonctionnent une seule fois, pendant 15 minutes. Les invitations fonctionnent une seule fois, pendant 7 jours, et seulement pour l’adresse à laquelle elles ont été envoyées.',
      ],
    },
    {
      id: 'role-based-permissions',
      heading: 'Autorisations selon le rôle',
      blocks: [
        'Chaque membre d’une organisation a un rôle. Les administrateurs gèrent les sites, les abonnements, le widget et l’équipe\u202f; les utilisateurs peuvent tout consulter et modifier leur propre compte. Le serveur vérifie le rôle et l’appartenance à chaque requête\u202f: un nouveau rôle ou un retrait prend effet aussitôt.',
        'Les membres d’une organisation ne voient jamais les données d’une autre. Dans notre propre équipe, l’accès aux systèmes de production est réservé aux personnes dont le travail l’exige.',
      ],
    },
    {
      id: 'application-security',
      heading: 'L’application',
      blocks: [
        'Nous n’acceptons les requêtes qui modifient quelque chose que depuis nos propres pages, dans un seul format et avec les champs attendus. Une politique de sécurité du contenu stricte tient le code étranger hors de nos pages, et aucun autre site ne peut les intégrer.',
        'Chaque modification passe des contrôles automatiques avant sa publication, dont des tests sur qui peut faire quoi. Nous tenons à jour les logiciels que nous utilisons.',
      ],
    },
    {
      id: 'payments',
      heading: 'Paiements',
      blocks: [
        'Les paiements passent par Stripe. Les numéros de carte sont saisis sur les pages de Stripe et n’atteignent jamais nos serveurs\u202f; nous ne gardons que des références aux clients, aux abonnements et aux factures. Nous n’acceptons les messages de Stripe qu’avec une signature valide.',
      ],
    },
    {
      id: 'widget',
      heading: 'Le widget sur votre site',
      blocks: [
        'Le widget modifie l’apparence d’une page, dans le seul navigateur du visiteur. Il ne dépose aucun cookie, ne lit aucun champ de formulaire et n’envoie aucune donnée personnelle, sauf ce qu’un visiteur choisit d’écrire au responsable du site. Il compte les visites sans rien enregistrer pour cela, ainsi que les utilisations de chaque fonction, sous forme de totaux qui ne permettent de retrouver personne.',
        'L’empreinte de ses autres parties est vérifiée\u202f: un fichier altéré ne s’exécute pas. Il n’est fourni qu’aux domaines que vous avez enregistrés. Si nos serveurs sont injoignables, vos pages fonctionnent sans lui.',
      ],
    },
    {
      id: 'monitoring-and-incidents',
      heading: 'Surveillance et incidents',
      blocks: [
        'Nous surveillons le service et enregistrons les erreurs dans des journaux, qui ne contiennent ni mot de passe, ni secret de connexion, ni contenu de message, ni adresse e-mail, ni adresse IP. Notre [page d’état](status) indique si tout fonctionne et liste les incidents des 90 derniers jours.',
        'Si nous apprenons une violation de données personnelles, nous en limitons les effets, en cherchons la cause et informons les autorités et les personnes concernées comme la loi l’exige et sans retard injustifié. Nous disons ce qui s’est passé, quelles données sont touchées et ce que vous pouvez faire.',
      ],
    },
    {
      id: 'gdpr-and-ccpa',
      heading: 'Conformité au RGPD et au CCPA',
      blocks: [
        'Le règlement général sur la protection des données de l’Union européenne (RGPD) et le California Consumer Privacy Act (CCPA) fixent des règles pour les données personnelles. Pour nous y conformer nous-mêmes\u202f:',
        {
          list: [
            'nous ne collectons que ce dont le service a besoin, et le supprimons selon un calendrier\u202f;',
            'nous ne vendons pas de données personnelles et ne les partageons pas à des fins publicitaires\u202f;',
            'nous ne chargeons rien de ce qui demande un accord avant que vous ne l’ayez donné\u202f;',
            'nous répondons aux demandes d’accès, de rectification, de copie ou de suppression\u202f;',
            'nous imposons les mêmes obligations aux sociétés qui traitent des données pour nous.',
          ],
        },
        'La conformité est un travail continu, pas un certificat. Elle concerne notre propre service et ne rend votre site conforme ni à ces lois ni à d’autres. Les détails figurent dans notre [politique de confidentialité](privacy).',
      ],
    },
    {
      id: 'reporting',
      heading: 'Signaler une faille, et contact',
      blocks: [
        `Si vous avez trouvé une faille, écrivez à [${contactEmail}](mail) en décrivant ce que vous avez trouvé et comment le reproduire. Nous confirmons avoir lu votre message et vous tenons au courant. Nous n’engageons pas de poursuites contre les personnes qui agissent de bonne foi, ne touchent qu’à leurs propres données, ne perturbent pas le service et nous laissent le temps de corriger avant de publier.`,
        'La meilleure protection de votre compte est la connexion en deux étapes, avec un mot de passe que vous n’utilisez nulle part ailleurs. Prévenez-nous aussitôt si vous pensez que quelqu’un d’autre y a accès.',
      ],
    },
  ],
});
