import type { WritePolicy } from './policy.ts';

export const french: WritePolicy = ({ name, contactEmail, legalEntity }) => ({
  title: 'Politique de confidentialité',
  lead: `${name} ne conserve sur vous que ce qu’il faut pour assurer le service, ne vend aucune donnée personnelle et ne vous suit pas d’un site à l’autre.`,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Qui nous sommes, et ce que ce texte couvre',
      blocks: [
        `Cette politique s’applique au site ${name}, à l’application destinée aux organisations et au widget présent sur les sites de nos clients. ${legalEntity === '' ? `Le fournisseur du service ${name}` : `${legalEntity}, fournisseur du service ${name},`} décide de l’usage des données décrites ici, et en répond.`,
        `Les organisations qui utilisent ${name} décident elles-mêmes de ce qu’elles font sur leurs propres sites. Pour cela, lisez leurs politiques.`,
      ],
    },
    {
      id: 'data-we-collect',
      heading: 'Les données que nous recueillons',
      blocks: [
        {
          entries: [
            {
              name: 'Compte',
              text: 'Prénom et nom, adresse e-mail, langue, votre organisation et le rôle que vous y tenez. Votre mot de passe, seulement sous forme d’empreinte. Si vous vous connectez par un fournisseur tel que Google, l’identifiant qu’il vous donne.',
            },
            {
              name: 'Organisation',
              text: 'Son nom, ses membres et ses invitations, ses sites et les réglages de leurs widgets.',
            },
            {
              name: 'Facturation',
              text: 'Offres, abonnements et factures, et les références sous lesquelles Stripe les conserve. Nous ne voyons ni ne conservons aucun numéro de carte.',
            },
            {
              name: 'E-mails',
              text: 'Ce que nous vous envoyons au sujet de votre compte, comme les liens de vérification, et ce que vous nous écrivez.',
            },
            {
              name: 'Données techniques',
              text: 'Votre adresse réseau le temps de répondre à une requête, et dans les compteurs qui ralentissent les essais de mots de passe. Elle n’est pas inscrite dans nos journaux.',
            },
          ],
        },
        'L’assistant de notre site répond à l’intérieur de votre navigateur\u202f; ce que vous y écrivez ne nous est pas envoyé. Si vous prenez rendez-vous, le service de planification reçoit ce que vous y saisissez.',
      ],
    },
    {
      id: 'how-we-use-data',
      heading: 'L’usage que nous en faisons',
      blocks: [
        {
          list: [
            'Assurer le service\u202f: vous connecter, présenter à votre organisation ses sites et ses factures, fournir le widget. C’est nécessaire à notre contrat avec vous.',
            'Envoyer les e-mails liés à votre compte et répondre aux vôtres. Cela aussi relève du contrat.',
            'Protéger le service contre les abus et trouver les pannes. C’est notre intérêt légitime, et le vôtre.',
            'Tenir les comptes et conserver les factures, parce que la loi l’exige.',
            'La mesure d’audience et le marketing, seulement avec votre accord.',
          ],
        },
        'Nous ne prenons aucune décision automatisée qui produise des effets juridiques à votre égard, et n’établissons aucun profil de vous.',
      ],
    },
    {
      id: 'cookies-and-analytics',
      heading: 'Cookies et mesure d’audience',
      blocks: [
        'Nous conservons dans votre navigateur ce qu’il faut pour maintenir votre connexion, et ce que vous avez choisi\u202f: le thème, la langue et votre réponse au bandeau. La [politique relative aux cookies](cookies) en donne la liste complète.',
        'Nous pouvons utiliser un outil de mesure d’audience pour savoir quelles pages de notre site sont lues. Il ne serait chargé qu’après votre accord dans le bandeau, et serait d’abord nommé ici. Aucun outil de ce genre n’est utilisé aujourd’hui.',
      ],
    },
    {
      id: 'visitors',
      heading: 'Les visiteurs des sites de nos clients',
      blocks: [
        'Le widget ne dépose aucun cookie et ne recueille aucune donnée personnelle. Ce qu’un visiteur choisit reste dans son navigateur, sur ce site. Ce qu’une personne active peut révéler quelque chose de sa santé\u202f: nous ne voulons pas le savoir.',
        'Pour chaque site, nous gardons deux sortes de totaux\u202f: le nombre de visites du mois, et combien de fois chaque fonction du widget a servi. Ils ne contiennent ni identifiant, ni adresse de page, ni adresse réseau, et ne renvoient à personne.',
      ],
    },
    {
      id: 'who-receives-data',
      heading: 'Qui reçoit des données',
      blocks: [
        'Nous ne vendons pas de données personnelles et ne les partageons pas à des fins publicitaires. Elles ne sont transmises qu’aux destinataires suivants\u202f:',
        {
          list: [
            'les autres membres de votre organisation, qui voient votre nom, votre adresse e-mail et votre rôle\u202f;',
            'Stripe, qui traite les paiements ([politique de confidentialité de Stripe](https://stripe.com/privacy))\u202f;',
            'ceux qui hébergent nos serveurs et acheminent nos e-mails, par contrat et selon nos instructions\u202f;',
            'un fournisseur de connexion, si vous choisissez de passer par lui\u202f;',
            'les autorités, lorsque la loi nous y oblige\u202f;',
            'un repreneur, si le service est cédé, selon la même politique.',
          ],
        },
        'Certains d’entre eux travaillent aux États-Unis ou dans d’autres pays que le vôtre. Là où la loi le demande, nous convenons de garanties telles que les clauses contractuelles types de l’Union européenne.',
      ],
    },
    {
      id: 'retention',
      heading: 'Durée de conservation',
      blocks: [
        {
          entries: [
            {
              name: 'Votre compte',
              text: 'Aussi longtemps qu’il existe. Lorsqu’un administrateur retire un membre, ce compte est aussitôt supprimé, avec ses sessions.',
            },
            {
              name: 'Sessions',
              text: '7 jours après le dernier usage, 30 jours dans tous les cas. Celles qui ont expiré sont supprimées chaque nuit.',
            },
            {
              name: 'Liens de nos e-mails',
              text: 'Ils servent pendant 15 minutes. Ce que nous en savons est supprimé une semaine après leur expiration.',
            },
            { name: 'E-mails envoyés', text: 'La trace que nous en gardons est supprimée au bout d’un mois.' },
            {
              name: 'Compteurs contre les abus',
              text: 'Ils cessent d’agir au bout de 15 minutes à une heure, et sont supprimés la nuit suivante.',
            },
            {
              name: 'Sites',
              text: 'Jusqu’à ce que vous les supprimiez, avec les réglages du widget et les totaux. Nous retenons qu’un domaine a eu son essai gratuit.',
            },
            {
              name: 'Factures',
              text: 'Aussi longtemps que le droit fiscal l’exige, chez Stripe.',
            },
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Vos droits',
      blocks: [
        'Que le RGPD, le CCPA ou une loi semblable s’applique à vous ou non, vous pouvez nous demander\u202f:',
        {
          list: [
            'de vous dire quelles données nous détenons sur vous, et de vous en remettre une copie dans un format courant\u202f;',
            'de corriger ce qui est inexact (votre nom et votre adresse se changent aussi dans l’application)\u202f;',
            'de les supprimer, ou de limiter ce que nous en faisons\u202f;',
            'de cesser un usage fondé sur notre intérêt légitime.',
          ],
        },
        'Vous pouvez retirer un accord à tout moment dans les [réglages des cookies](cookie-settings). Exercer vos droits ne coûte rien et ne vous désavantage en rien. Nous répondons dans un délai d’un mois, et pouvons d’abord vous demander de montrer que le compte est bien le vôtre. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à l’autorité de protection des données de votre lieu de résidence.',
      ],
    },
    {
      id: 'children',
      heading: 'Âge minimum',
      blocks: [
        'Le service s’adresse aux entreprises et aux personnes de 16 ans au moins\u202f; pour ouvrir un compte, il faut aussi avoir l’âge de la majorité là où vous vivez. Nous ne recueillons pas sciemment les données de personnes plus jeunes. Si vous apprenez qu’un enfant nous en a donné, dites-le-nous et nous les supprimons.',
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Modifications et contact',
      blocks: [
        'Si nous modifions cette politique, nous publions la nouvelle ici avec une nouvelle date. Les changements importants sont annoncés par e-mail avant de s’appliquer.',
        `Pour toute question, et pour exercer vos droits, écrivez à [${contactEmail}](mail). C’est la boîte commune de notre équipe\u202f: votre demande ne dépend pas d’une seule personne.`,
      ],
    },
  ],
});
