import { retentionEntries } from '@evenway/contract';
import type { WritePolicy } from './policy.ts';

export const french: WritePolicy = ({ name, contactEmail, legalEntity }) => ({
  title: 'Politique de confidentialité',
  lead: `${name} ne conserve sur vous que ce qu’il faut pour assurer le service, ne vend aucune donnée personnelle et ne vous suit pas d’un site à l’autre.`,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Qui nous sommes et ce que couvre ce texte',
      blocks: [
        `Cette politique s’applique au site ${name}, à l’application destinée aux organisations et au widget présent sur les sites de nos clients. ${legalEntity === '' ? `Le fournisseur du service ${name}` : `${legalEntity}, fournisseur du service ${name},`} décide de l’usage des données décrites ici et en est responsable.`,
        `Les organisations qui utilisent ${name} sont responsables de leurs propres sites. Pour savoir ce qui s’y passe, lisez leurs politiques de confidentialité.`,
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
              text: 'Prénom et nom, adresse e-mail, langue, votre organisation et le rôle que vous y avez. Votre mot de passe n’est conservé que sous forme d’empreinte. Si vous vous connectez avec un fournisseur comme Google, nous conservons l’identifiant qu’il nous donne pour vous. Si vous activez la connexion en deux étapes, nous conservons la partie publique et le nom de chaque clé d’accès, le secret de votre application d’authentification sous forme chiffrée, et vos codes de secours sous forme d’empreintes. Ce qui déverrouille votre appareil, comme une empreinte digitale, n’en sort jamais.',
            },
            {
              name: 'Organisation',
              text: 'Son nom, ses membres et ses invitations, ses sites et les réglages de leurs widgets.',
            },
            {
              name: 'Facturation',
              text: 'Offres, abonnements et factures, avec leurs références chez Stripe. Nous ne voyons et ne conservons jamais de numéro de carte.',
            },
            {
              name: 'E-mails',
              text: 'Les e-mails que nous vous envoyons au sujet de votre compte, comme les liens de vérification, et ceux que vous nous adressez.',
            },
            {
              name: 'Données techniques',
              text: 'Votre adresse IP, le temps de répondre à une requête et dans les compteurs qui freinent les essais de mots de passe. Elle ne figure pas dans nos journaux.',
            },
          ],
        },
        'L’assistant de notre site fonctionne dans votre navigateur\u202f: ce que vous y écrivez ne nous est pas envoyé. Si vous prenez rendez-vous, le service de réservation reçoit ce que vous y saisissez.',
      ],
    },
    {
      id: 'how-we-use-data',
      heading: 'L’usage que nous en faisons',
      blocks: [
        {
          list: [
            'Assurer le service\u202f: vous connecter, présenter à votre organisation ses sites et ses factures, fournir le widget. C’est nécessaire à notre contrat avec vous.',
            'Envoyer les e-mails liés à votre compte et répondre aux vôtres. Cela relève aussi du contrat.',
            'Protéger le service contre les abus et trouver les pannes. C’est dans notre intérêt légitime, et dans le vôtre.',
            'Tenir notre comptabilité et conserver les factures, comme la loi l’exige.',
            'Mesurer l’audience et faire du marketing, mais seulement avec votre accord.',
          ],
        },
        'Nous ne prenons aucune décision automatisée ayant des effets juridiques pour vous, et nous n’établissons pas de profil de vous.',
      ],
    },
    {
      id: 'cookies-and-analytics',
      heading: 'Cookies et mesure d’audience',
      blocks: [
        'Nous conservons dans votre navigateur de quoi vous garder connecté, ainsi que vos choix\u202f: le thème, la langue et votre réponse au bandeau. La [politique relative aux cookies](cookies) en donne la liste complète.',
        'Nous pouvons utiliser un outil de mesure d’audience pour savoir quelles pages de notre site sont lues. Il serait d’abord nommé ici, et chargé seulement après votre accord dans le bandeau. Nous n’en utilisons aucun aujourd’hui.',
      ],
    },
    {
      id: 'visitors',
      heading: 'Les visiteurs des sites de nos clients',
      blocks: [
        'Le widget ne dépose aucun cookie et ne recueille de lui-même aucune donnée personnelle. Ce qu’un visiteur choisit reste dans son navigateur, sur ce site. Un tel choix peut en dire long sur la santé d’une personne\u202f: nous ne voulons pas le connaître.',
        'Pour chaque site, nous gardons deux sortes de totaux\u202f: le nombre de visites du mois et le nombre d’utilisations de chaque fonction du widget. Ils ne contiennent ni identifiant, ni adresse de page, ni adresse IP, et ne permettent de retrouver personne.',
        'Là où un site le propose, un visiteur peut signaler un obstacle à son responsable. Nous recevons alors ce qu’il écrit, la page et les fonctions utilisées s’il coche la case, et une adresse e-mail s’il souhaite une réponse. Le responsable du site ne voit jamais cette adresse, et nous ne l’utilisons pour rien d’autre. Son lien privé permet au visiteur de lire et de supprimer son message à tout moment.',
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
            'le contact de facturation que votre organisation désigne, qui reçoit les e-mails sur ses paiements et ses abonnements\u202f;',
            'Stripe, qui traite les paiements ([politique de confidentialité de Stripe](https://stripe.com/privacy))\u202f;',
            'les sociétés qui hébergent nos serveurs et acheminent nos e-mails, sous contrat et selon nos instructions\u202f;',
            'un fournisseur de connexion, si vous choisissez de vous connecter avec lui\u202f;',
            'les autorités, lorsque la loi l’exige\u202f;',
            'un repreneur, si le service est cédé, dans le respect de cette même politique.',
          ],
        },
        'Certains se trouvent aux États-Unis ou dans un autre pays que le vôtre. Lorsque la loi l’exige, nous convenons de garanties comme les clauses contractuelles types de l’Union européenne.',
      ],
    },
    {
      id: 'retention',
      heading: 'Durée de conservation',
      blocks: [{ entries: retentionEntries('fr') }],
    },
    {
      id: 'your-rights',
      heading: 'Vos droits',
      blocks: [
        'Que le RGPD, le CCPA ou une loi semblable s’applique ou non à vous, vous pouvez nous demander\u202f:',
        {
          list: [
            'de vous dire quelles données nous détenons sur vous, et de vous en remettre une copie dans un format courant\u202f;',
            'de corriger ce qui est inexact (vous pouvez changer vous-même votre nom et votre adresse e-mail dans l’application)\u202f;',
            'de les supprimer, ou de limiter ce que nous en faisons\u202f;',
            'de cesser un usage fondé sur notre intérêt légitime.',
          ],
        },
        'Vous pouvez retirer votre accord à tout moment dans les [réglages des cookies](cookie-settings). Exercer vos droits est gratuit et ne vous porte jamais préjudice. Nous répondons dans un délai d’un mois et pouvons d’abord vous demander de prouver que le compte est bien le vôtre. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à l’autorité de protection des données de votre lieu de résidence.',
      ],
    },
    {
      id: 'children',
      heading: 'Âge minimum',
      blocks: [
        'Le service s’adresse aux entreprises et aux personnes d’au moins 16 ans. Pour ouvrir un compte, vous devez aussi être majeur là où vous vivez. Nous ne recueillons pas sciemment les données de personnes plus jeunes. Si vous apprenez qu’un enfant nous en a donné, dites-le-nous et nous les supprimerons.',
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Modifications et contact',
      blocks: [
        'Si nous modifions cette politique, nous publions la nouvelle version ici, avec une nouvelle date. Les changements importants sont annoncés par e-mail avant de s’appliquer.',
        `Pour toute question, et pour exercer vos droits, écrivez à [${contactEmail}](mail). C’est la boîte de toute notre équipe\u202f: votre demande ne dépend pas d’une seule personne.`,
      ],
    },
  ],
});
