import { withDe } from '@evenway/contract';
import type { WritePolicy } from './policy.ts';

export const french: WritePolicy = ({ name, contactEmail, legalEntity }) => ({
  title: 'Conditions d’utilisation',
  lead: `Ces conditions forment le contrat entre vous et nous au sujet ${withDe(name)}. En bref\u202f: donnez des informations exactes, payez les offres que vous choisissez, respectez la loi et résiliez quand vous le souhaitez.`,
  sections: [
    {
      id: 'agreement',
      heading: 'Acceptation des conditions',
      blocks: [
        `Dans ces conditions, «\u202f${name}\u202f» et «\u202fnous\u202f» désignent ${legalEntity === '' ? '' : `${legalEntity}, `}le fournisseur du service ${name}\u202f; «\u202fvous\u202f» désigne la personne qui l’utilise et l’organisation pour laquelle elle agit. En créant un compte ou en utilisant le service, vous acceptez ces conditions. Si vous ne les acceptez pas, merci de ne pas utiliser le service.`,
        `Le service comprend ce site, une application où les organisations gèrent leurs sites et leur équipe, et un widget qui permet aux visiteurs de ces sites d’adapter l’apparence et la lecture d’une page. Le widget donne la main aux visiteurs. À lui seul, il ne rend un site conforme à aucune loi ni à aucune norme d’accessibilité, et nous ne promettons pas qu’il le fasse.`,
        'Si vous acceptez ces conditions au nom d’une organisation, vous confirmez en avoir le droit.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Propriété intellectuelle',
      blocks: [
        'Le service, ses logiciels, ses textes, ses dessins, son nom et ses marques nous appartiennent ou appartiennent à ceux qui nous en accordent la licence. Tant que votre abonnement est en cours, vous pouvez utiliser l’application et placer le widget sur les sites que vous avez abonnés. Cette autorisation n’est ni exclusive ni cessible, et prend fin avec l’abonnement.',
        'Certaines parties du service sont publiées sous des licences libres, qui s’appliquent à ces parties.',
        'Vos sites, vos textes et vos marques restent les vôtres. Vous nous autorisez à les utiliser seulement dans la mesure où le service l’exige. Si vous nous envoyez des idées pour le service, nous pouvons nous en servir sans rien vous devoir.',
      ],
    },
    {
      id: 'user-representations',
      heading: 'Ce que vous confirmez',
      blocks: [
        'En utilisant le service, vous confirmez que\u202f:',
        {
          list: [
            'les informations données lors de l’inscription sont exactes et complètes, et vous les tiendrez à jour\u202f;',
            'vous êtes majeur là où vous vivez\u202f;',
            'vous n’accédez pas au service par des robots, des scripts ou d’autres moyens automatisés, en dehors des interfaces que nous proposons à cet effet\u202f;',
            'vous avez le droit d’enregistrer vos sites et d’y placer le widget\u202f;',
            'vous n’utiliserez pas le service à des fins illicites ou contraires à ces conditions.',
          ],
        },
        'Si l’un de ces points se révèle inexact, nous pouvons suspendre ou fermer votre compte.',
      ],
    },
    {
      id: 'registration',
      heading: 'Inscription',
      blocks: [
        'Il faut un compte pour utiliser l’application. Gardez votre mot de passe pour vous\u202f: vous êtes responsable de ce qui se fait depuis votre compte, jusqu’à ce que vous nous signaliez qu’une autre personne y a accès.',
        'La personne qui inscrit une organisation en devient le premier administrateur. Les administrateurs peuvent inviter des personnes, changer leur rôle et les retirer. Retirer un membre supprime son compte.',
        'Nous pouvons retirer, reprendre ou modifier un nom d’utilisateur ou un nom d’organisation trompeur, offensant ou contraire aux droits d’autrui.',
      ],
    },
    {
      id: 'fees-and-payment',
      heading: 'Tarifs et paiement',
      blocks: [
        'Nous pouvons proposer des abonnements payants. Ils sont vendus par site, au mois ou à l’année, au prix affiché avant la commande. Chaque offre commence par un essai gratuit de 7 jours, une seule fois par site et par organisation. Si vous ne résiliez pas avant la fin de l’essai, l’abonnement commence et le premier paiement est dû.',
        'Les paiements passent par Stripe, notre prestataire de paiement. Vous vous engagez à fournir des informations de facturation exactes et à jour. L’abonnement se renouvelle à la fin de chaque période, et le prix de la période suivante est prélevé sur votre moyen de paiement, jusqu’à la résiliation. Les taxes s’ajoutent lorsque la loi le prévoit.',
        'Nous pouvons modifier nos prix. Un nouveau prix s’applique au plus tôt à votre période suivante, et nous vous prévenons à l’avance.',
        'Les sommes versées ne sont pas remboursables, sauf si la loi l’exige. Si un paiement échoue, l’abonnement est signalé comme impayé. Si nous n’avons pas reçu le paiement 7 jours plus tard, le widget est désactivé.',
      ],
    },
    {
      id: 'cancellation',
      heading: 'Résiliation',
      blocks: [
        `Vous pouvez résilier à tout moment en nous écrivant à [${contactEmail}](mail). Les administrateurs peuvent aussi résilier dans l’application, depuis le menu du site sur le tableau de bord.`,
        'La résiliation prend effet à la fin de la période payée. Jusque-là, le site garde son offre et son widget, et vous pouvez reprendre l’abonnement.',
        'Si le service ne vous convient pas, écrivez-nous pour nous dire pourquoi.',
      ],
    },
    {
      id: 'prohibited-activities',
      heading: 'Activités interdites',
      blocks: [
        'N’utilisez le service que pour ce à quoi il est destiné. En particulier, il est interdit\u202f:',
        {
          list: [
            'd’en extraire des données de manière systématique, ou d’y employer des robots, des aspirateurs de sites ou des outils semblables\u202f;',
            'de contourner, d’affaiblir ou de tester sa sécurité sans notre accord préalable, sauf comme le décrit notre [politique de sécurité](security)\u202f;',
            'de chercher à obtenir les mots de passe ou les données d’autrui, ou de se faire passer pour quelqu’un d’autre\u202f;',
            'd’introduire ou de transmettre des virus, ou quoi que ce soit qui nuise au service, à ses utilisateurs ou aux visiteurs de leurs sites\u202f;',
            'de placer le widget sur des sites au contenu illicite, ou de s’en servir pour tromper leurs visiteurs\u202f;',
            'd’affirmer que le service certifie ou garantit qu’un site respecte une loi ou une norme\u202f;',
            'de revendre le service, ou de le copier pour en créer un concurrent, sans notre accord écrit\u202f;',
            'de créer des comptes par des moyens automatisés ou sous de faux noms\u202f;',
            'de harceler ou de menacer les personnes qui travaillent pour nous ou qui utilisent le service.',
          ],
        },
      ],
    },
    {
      id: 'user-data',
      heading: 'Données des utilisateurs',
      blocks: [
        'Nous conservons les données que vous saisissez afin d’assurer le service\u202f: votre compte, votre organisation et son équipe, vos sites et les réglages de leurs widgets. Vous êtes responsable de ce que vous saisissez, et de garder une copie de ce que vous ne voulez pas perdre.',
        'Vous nous autorisez à conserver et à traiter ces données dans la mesure où le service l’exige, et pas au-delà.',
        'Les visiteurs de vos sites sont vos visiteurs. Le widget garde leurs choix dans leur propre navigateur et ne nous envoie aucune donnée personnelle les concernant, sauf ce qu’ils vous écrivent eux-mêmes si vous activez les messages. Mentionnez le widget dans votre politique de confidentialité lorsque la loi l’exige.',
      ],
    },
    {
      id: 'privacy-policy',
      heading: 'Politique de confidentialité',
      blocks: [
        'Notre [politique de confidentialité](privacy) décrit comment nous traitons les données personnelles, et notre [politique relative aux cookies](cookies) ce qui est conservé dans votre navigateur. Toutes deux font partie de ces conditions. Le service peut être hébergé dans un autre pays que le vôtre\u202f; en l’utilisant, vous acceptez que vos données y soient traitées, avec la protection décrite dans ces politiques.',
      ],
    },
    {
      id: 'term-and-termination',
      heading: 'Durée et fin du contrat',
      blocks: [
        'Ces conditions s’appliquent tant que vous utilisez le service. Vous pouvez arrêter à tout moment\u202f: résiliez vos abonnements et quittez l’organisation depuis l’écran Compte, ce qui supprime votre compte. Un administrateur peut aussi supprimer toute l’organisation dans ses paramètres. Si vous êtes le dernier administrateur, demandez-nous de supprimer votre compte.',
        'Nous pouvons refuser l’accès au service, ou suspendre ou fermer un compte, en cas de manquement à ces conditions ou à la loi. Sauf urgence, nous vous prévenons d’abord et vous laissons le temps d’y remédier. Si votre compte a été fermé pour une telle raison, vous ne pouvez pas en ouvrir un autre, sous quelque nom que ce soit, sans notre accord.',
        'Si nous mettons fin à un abonnement payant pour une autre raison, nous vous remboursons le temps restant.',
      ],
    },
    {
      id: 'modifications',
      heading: 'Modifications et interruptions',
      blocks: [
        'Nous pouvons modifier, compléter ou retirer des parties du service. Si un changement retire un élément essentiel d’une offre payante, nous vous prévenons à l’avance et vous pouvez résilier.',
        'Nous ne pouvons pas promettre que le service soit toujours disponible. La maintenance, les pannes et les événements qui échappent à notre contrôle peuvent l’interrompre. Si le widget ne peut pas être chargé, vos pages continuent de fonctionner sans lui.',
        'Nous pouvons aussi modifier ces conditions. Nous les publions ici avec une nouvelle date, et annonçons les changements importants par e-mail aux administrateurs de chaque organisation avant leur entrée en vigueur. En continuant d’utiliser le service, vous les acceptez.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Droit applicable',
      blocks: [
        'Ces conditions sont régies par le droit de l’État du Delaware, aux États-Unis, sans égard à ses règles de conflit de lois. Cela ne change rien aux droits que la loi impérative de votre pays vous donne en tant que consommateur.',
      ],
    },
    {
      id: 'dispute-resolution',
      heading: 'Règlement des litiges',
      blocks: [
        `Si vous avez une réclamation, écrivez d’abord à [${contactEmail}](mail). La plupart des difficultés se règlent ainsi, et chacun s’engage à essayer pendant au moins 30 jours avant de saisir un tribunal.`,
        'Les litiges qui ne peuvent être réglés à l’amiable relèvent des tribunaux étatiques et fédéraux du Delaware. Chacun accepte leur compétence, sauf si la loi impérative vous permet de saisir un autre tribunal.',
      ],
    },
    {
      id: 'corrections',
      heading: 'Corrections',
      blocks: [
        'Ce site et l’application peuvent contenir des erreurs dans les descriptions, les prix, la disponibilité ou d’autres informations. Nous pouvons les corriger à tout moment. Si vous avez passé une commande à cause d’une erreur manifeste, nous vous en informons et vous pouvez y renoncer.',
      ],
    },
    {
      id: 'disclaimer',
      heading: 'Absence de garantie',
      blocks: [
        'Le service est fourni en l’état et selon sa disponibilité. Dans la mesure où la loi le permet, nous n’accordons aucune garantie, expresse ou implicite, notamment de qualité marchande, d’adéquation à un usage particulier ou d’absence de contrefaçon.',
        'En particulier, nous ne garantissons pas que le service soit exempt d’erreurs, qu’il fonctionne avec chaque site, chaque navigateur ou chaque technologie d’assistance, ni qu’un site muni du widget soit accessible à tous ou respecte une loi, un règlement ou une norme. Le service n’est pas un conseil juridique et ne remplace pas la conception accessible d’un site.',
        'Nous ne sommes responsables ni des sites de nos clients, ni des services de tiers vers lesquels nous renvoyons.',
      ],
    },
    {
      id: 'limitation-of-liability',
      heading: 'Limite de responsabilité',
      blocks: [
        'Dans la mesure où la loi le permet, nous ne sommes pas responsables des dommages indirects, accessoires ou particuliers, comme un manque à gagner ou une perte de chiffre d’affaires ou de données, même si nous les savions possibles.',
        'Notre responsabilité totale, quel qu’en soit le fondement, est limitée à ce que vous nous avez versé pour le service au cours des six mois précédant le fait à l’origine de la réclamation.',
        'Rien dans ces conditions ne limite une responsabilité que la loi interdit de limiter, par exemple en cas de faute intentionnelle ou d’atteinte à la vie ou à la santé.',
      ],
    },
    {
      id: 'indemnification',
      heading: 'Indemnisation',
      blocks: [
        'Si quelqu’un nous adresse une réclamation parce que vous avez utilisé le service en violation de ces conditions, enfreint la loi ou porté atteinte aux droits d’autrui, vous vous engagez à nous défendre et à en supporter le coût, y compris des frais de justice raisonnables. Nous vous informons sans délai d’une telle réclamation, et vous pouvez prendre part à la défense.',
      ],
    },
    {
      id: 'contact',
      heading: 'Nous contacter',
      blocks: [
        `Pour toute question ou réclamation sur le service ou sur ces conditions, écrivez à [${contactEmail}](mail).`,
        'Si une partie de ces conditions est nulle, le reste demeure en vigueur. Ne pas faire valoir un droit une fois ne veut pas dire que nous y renonçons.',
      ],
    },
  ],
});
