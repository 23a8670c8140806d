import { withDe } from '@evenway/contract';
import type { FrameTexts, Listed, StatementTexts } from './text-types.ts';

const LISTED: Readonly<Record<Exclude<Listed, 'nothing'>, string>> = {
  notConforming: 'des non-conformités énumérées',
  exempt: 'des dérogations énumérées',
  both: 'des non-conformités et des dérogations énumérées',
};
const becauseOf = (listed: Listed) => (listed === 'nothing' ? '' : ` en raison ${LISTED[listed]} ci-dessous`);
const BELOW: Readonly<Record<Listed, string>> = {
  notConforming: ' Les non-conformités sont énumérées ci-dessous.',
  exempt: ' Les dérogations sont énumérées ci-dessous.',
  both: ' Les non-conformités et les dérogations sont énumérées ci-dessous.',
  nothing: '',
};

/** The W3C's questions in our own words. */
const plain: FrameTexts = {
  title: (site) => `Déclaration d’accessibilité ${withDe(site)}`,
  commitment: (organization) =>
    `${organization} souhaite que ce site puisse être utilisé par tout le monde, y compris par les personnes en situation de handicap.`,
  appliesTo: 'Cette déclaration s’applique à ',
  statusHeading: 'État de conformité',
  subject: (site) => site,
  status: {
    full: (subject, standard) =>
      `${subject} est entièrement conforme à la référence suivante\u202f: ${standard}. Aucune exception n’est connue.`,
    partial: (subject, standard) =>
      `${subject} est partiellement conforme à la référence suivante\u202f: ${standard}. Certaines parties du contenu ne la respectent pas.`,
    none: (subject, standard) => `${subject} n’est pas conforme à la référence suivante\u202f: ${standard}.`,
  },
  notAssessed: (subject, standard) =>
    `Référence visée\u202f: ${standard}. ${subject} n’a pas encore été évalué selon celle-ci\u202f: cette déclaration n’affirme rien sur le niveau atteint.`,
  limitsHeading: 'Limites connues',
  limitsIntro: 'Voici les limites connues. Si vous en rencontrez une autre, dites-le-nous.',
  reasons: {
    notConforming: () => 'Pas encore accessible',
    burden: () => 'Non rendu accessible, car la charge serait disproportionnée',
    outOfScope: () => 'Hors du champ de cette déclaration',
  },
  preparationHeading: 'À propos de cette déclaration',
  tellsMethodLast: false,
  hasTechnicalPart: false,
  prepared: (date) => `Cette déclaration a été établie le ${date}.`,
  reviewed: (date) => `Elle a été revue le ${date}.`,
  contactHeading: 'Retour d’information et contact',
  contactIntro:
    'Si quelque chose vous bloque sur ce site, ou s’il vous faut un contenu sous une autre forme, écrivez-nous.',
  enforcementHeading: 'Réclamations',
};

/** Annex of Implementing Decision (EU) 2018/1523. */
const publicBody: FrameTexts = {
  ...plain,
  title: () => 'Déclaration sur l’accessibilité',
  commitment: (organization, law) =>
    `${organization} s’engage à rendre son site internet accessible, conformément à\u202f: ${law}.`,
  appliesTo: 'La présente déclaration sur l’accessibilité s’applique à ',
  subject: () => 'Ce site internet',
  status: {
    full: (subject, standard) => `${subject} est entièrement conforme à la référence suivante\u202f: ${standard}.`,
    partial: (subject, standard, listed) =>
      `${subject} est partiellement conforme à la référence suivante\u202f: ${standard}${becauseOf(listed) && `,${becauseOf(listed)}`}.`,
    none: (subject, standard, listed) =>
      `${subject} n’est pas conforme à la référence suivante\u202f: ${standard}.${BELOW[listed]}`,
  },
  limitsHeading: 'Contenu non accessible',
  limitsIntro: 'Le contenu énuméré ci-dessous n’est pas accessible pour les raisons suivantes.',
  reasons: {
    notConforming: (law) => `Non-conformité à la législation nationale (${law})`,
    burden: () => 'Charge disproportionnée',
    outOfScope: () => 'Contenu n’entrant pas dans le champ d’application de la législation applicable',
  },
  preparationHeading: 'Établissement de la présente déclaration sur l’accessibilité',
  tellsMethodLast: true,
  prepared: (date) => `La présente déclaration a été établie le ${date}.`,
  reviewed: (date) => `La déclaration a été réexaminée pour la dernière fois le ${date}.`,
  contactHeading: 'Retour d’information et coordonnées de contact',
  contactIntro:
    'Pour signaler un contenu non accessible, ou demander une information sous une forme accessible, contactez-nous de l’une de ces façons.',
  enforcementHeading: 'Procédure permettant d’assurer le respect des dispositions',
};

/** Information by Annex V of Directive (EU) 2019/882. */
const service: FrameTexts = {
  ...plain,
  title: (site) => `Accessibilité ${withDe(site)}`,
  commitment: (organization) =>
    `Par cette page, ${organization} informe le public de l’accessibilité de son service, comme le demandent aux prestataires l’article 13 et l’annexe V de la directive (UE) 2019/882 (acte législatif européen sur l’accessibilité).`,
  appliesTo: 'Ces informations s’appliquent à ',
  statusHeading: 'Évaluation du service',
  preparationHeading: 'À propos de ces informations',
  prepared: (date) => `Ces informations ont été établies le ${date}.`,
  reviewed: (date) => `Elles ont été revues le ${date}.`,
  enforcementHeading: 'Autorité de contrôle et réclamations',
};

/** The model statement of the RGAA. */
const france: FrameTexts = {
  ...plain,
  title: () => 'Déclaration d’accessibilité',
  commitment: (organization) =>
    `${organization} s’engage à rendre ses sites internet accessibles conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005.`,
  appliesTo: 'Cette déclaration d’accessibilité s’applique à ',
  status: {
    full: (subject, standard) => `${subject} est totalement conforme avec le ${standard}.`,
    partial: (subject, standard, listed) =>
      `${subject} est partiellement conforme avec le ${standard}${becauseOf(listed) && `,${becauseOf(listed)}`}.`,
    none: (subject, standard, listed) => `${subject} est non conforme avec le ${standard}.${BELOW[listed]}`,
  },
  notAssessed: (subject, standard) =>
    `${subject} est non conforme avec le ${standard}. Il n’existe aucun résultat d’audit en cours de validité permettant de mesurer le respect des critères.`,
  limitsHeading: 'Contenus non accessibles',
  limitsIntro: 'Les contenus listés ci-dessous ne sont pas accessibles pour les raisons suivantes.',
  reasons: {
    notConforming: () => 'Non-conformités',
    burden: () => 'Dérogations pour charge disproportionnée',
    outOfScope: () => 'Contenus non soumis à l’obligation d’accessibilité',
  },
  preparationHeading: 'Établissement de cette déclaration d’accessibilité',
  hasTechnicalPart: true,
  reviewed: (date) => `Elle a été mise à jour le ${date}.`,
  contactIntro:
    'Si vous n’arrivez pas à accéder à un contenu ou à un service, vous pouvez contacter le responsable du site internet pour être orienté vers une alternative accessible ou obtenir le contenu sous une autre forme.',
  enforcementHeading: 'Voies de recours',
};

export const frenchTexts: StatementTexts = {
  frames: { none: plain, euPublicBody: publicBody, euService: service, france },
  standards: {
    wcag22: (level) => `règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau ${level}`,
    wcag21: (level) => `règles pour l’accessibilité des contenus web (WCAG) 2.1, niveau ${level}`,
    wcag20: (level) => `règles pour l’accessibilité des contenus web (WCAG) 2.0, niveau ${level}`,
    en301549: () => 'norme européenne EN 301 549',
    rgaa41: () => 'référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1',
  },
  assessed: (method, by, date) =>
    ({
      self: `Ce résultat vient d’une auto-évaluation réalisée par ${by} le ${date}.`,
      external: `Ce résultat vient d’une évaluation externe réalisée par ${by} le ${date}.`,
      both: `Ce résultat vient d’une auto-évaluation et d’une évaluation externe réalisées par ${by}, achevées le ${date}.`,
      other: `L’évaluation a été réalisée par ${by} le ${date}.`,
    })[method],
  report: 'Consulter le rapport d’évaluation',
  resultsHeading: 'Résultats des tests',
  results: (by, date, percent) =>
    `L’audit de conformité réalisé par ${by} le ${date} révèle que ${percent} des critères du RGAA version 4.1 sont respectés.`,
  noLimits:
    'Aucune n’est listée pour l’instant. Cela ne veut pas dire qu’il n’y en a pas\u202f: si vous en rencontrez une, dites-le-nous.',
  alternative: (text) => `Alternative\u202f: ${text}`,
  serviceHeading: 'Le service',
  operationHeading: 'Fonctionnement du service',
  howMetHeading: 'Accessibilité du service',
  monitoringHeading: 'Ce qui le maintient accessible',
  measuresHeading: 'Mesures',
  measuresIntro: 'Ces mesures soutiennent l’accessibilité\u202f:',
  measures: {
    policy: 'L’accessibilité fait partie de nos règles internes.',
    design: 'L’accessibilité est prise en compte dès la conception des nouvelles pages.',
    training: 'Nos équipes sont formées à l’accessibilité.',
    testing: 'L’accessibilité des pages est vérifiée régulièrement.',
    people: 'Des personnes en situation de handicap participent à nos tests.',
    procurement: 'L’accessibilité est un critère de nos achats et de nos commandes.',
  },
  planIntro: (organization) => `À cette fin, ${organization} met en œuvre la stratégie et les actions suivantes\u202f:`,
  plan: 'schéma pluriannuel de mise en accessibilité',
  yearPlan: 'plan d’action de l’année en cours, avec le bilan de l’année précédente',
  technicalHeading: 'Informations techniques',
  technologies: 'Technologies utilisées pour la réalisation du site',
  environments: 'Environnement de test',
  tools: 'Outils utilisés lors de l’évaluation',
  testedPages: 'Pages du site ayant fait l’objet de la vérification de conformité',
  responsible: 'Responsable\u202f: ',
  email: 'E-mail\u202f: ',
  phone: 'Téléphone\u202f: ',
  form: 'En ligne\u202f: ',
  address: 'Par courrier\u202f: ',
  messages: 'Sur le site même\u202f: ouvrez le panneau d’accessibilité et écrivez-nous depuis celui-ci.',
  responseDays: (days) => `Nous nous efforçons de répondre sous ${days} ${days === 1 ? 'jour ouvré' : 'jours ouvrés'}.`,
  defender: {
    intro:
      'Cette procédure est à utiliser dans le cas suivant\u202f: vous avez signalé au responsable du site internet un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un des services du site et vous n’avez pas obtenu de réponse satisfaisante.',
    youCan: 'Vous pouvez\u202f:',
    write: 'écrire un message au Défenseur des droits',
    writeAddress: 'https://www.defenseurdesdroits.fr/nous-contacter-355',
    delegate: 'contacter le délégué du Défenseur des droits près de chez vous',
    delegateAddress: 'https://www.defenseurdesdroits.fr/carte-des-delegues',
    post: 'envoyer un courrier par la poste (gratuit, ne pas mettre de timbre)\u202f: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
  },
  enforcementLink: 'En savoir plus sur cette procédure',
  page: {
    otherLanguage: 'Français',
    version: (number, date) => `Version ${number}, publiée le ${date}.`,
    hostedBy: (brand, organization) =>
      `Cette page est hébergée par ${brand}. ${organization} l’a rédigée et répond de son contenu.`,
  },
};
