import type { FrameTexts, Listed, StatementTexts } from './text-types.ts';

const LISTED: Readonly<Record<Exclude<Listed, 'nothing'>, string>> = {
  notConforming: 'the non-compliances',
  exempt: 'the exemptions',
  both: 'the non-compliances and the exemptions',
};
const dueTo = (listed: Listed) => (listed === 'nothing' ? '' : `, due to ${LISTED[listed]} listed below`);
const areBelow = (listed: Listed) => {
  if (listed === 'nothing') return '';
  const text = LISTED[listed];
  return ` ${text.charAt(0).toUpperCase()}${text.slice(1)} are listed below.`;
};

/** The W3C's questions in our own words. */
const plain: FrameTexts = {
  title: (site) => `Accessibility statement for ${site}`,
  commitment: (organization) =>
    `${organization} wants everyone to be able to use this website, including people with disabilities.`,
  appliesTo: 'This statement applies to ',
  statusHeading: 'Conformance status',
  subject: (site) => site,
  status: {
    full: (subject, standard) => `${subject} is fully conformant with ${standard}. No exceptions are known.`,
    partial: (subject, standard) =>
      `${subject} is partially conformant with ${standard}: some parts of the content do not meet it.`,
    none: (subject, standard) => `${subject} is not conformant with ${standard}.`,
  },
  notAssessed: (subject, standard) =>
    `${subject} aims at ${standard}, and has not been assessed against it yet. This statement makes no claim about how far it meets it.`,
  limitsHeading: 'Known limitations',
  limitsIntro: 'These are the limitations that are known. If you find another one, please tell us.',
  reasons: {
    notConforming: () => 'Not yet accessible',
    burden: () => 'Not made accessible because the effort would be disproportionate',
    outOfScope: () => 'Outside what this statement covers',
  },
  preparationHeading: 'About this statement',
  tellsMethodLast: false,
  hasTechnicalPart: false,
  prepared: (date) => `This statement was prepared on ${date}.`,
  reviewed: (date) => `It was last reviewed on ${date}.`,
  contactHeading: 'Feedback and contact',
  contactIntro: 'If something on this website gets in your way, or if you need it in another form, please contact us.',
  enforcementHeading: 'Complaints',
};

/** Annex of Implementing Decision (EU) 2018/1523. */
const publicBody: FrameTexts = {
  ...plain,
  title: () => 'Accessibility statement',
  commitment: (organization, law) =>
    `${organization} is committed to making its website accessible, in accordance with ${law}.`,
  appliesTo: 'This accessibility statement applies to ',
  statusHeading: 'Compliance status',
  subject: () => 'This website',
  status: {
    full: (subject, standard) => `${subject} is fully compliant with ${standard}.`,
    partial: (subject, standard, listed) => `${subject} is partially compliant with ${standard}${dueTo(listed)}.`,
    none: (subject, standard, listed) => `${subject} is not compliant with ${standard}.${areBelow(listed)}`,
  },
  limitsHeading: 'Non-accessible content',
  limitsIntro: 'The content listed below is non-accessible for the following reasons.',
  reasons: {
    notConforming: (law) => `Non-compliance with ${law}`,
    burden: () => 'Disproportionate burden',
    outOfScope: () => 'The content is not within the scope of the applicable legislation',
  },
  preparationHeading: 'Preparation of this accessibility statement',
  tellsMethodLast: true,
  reviewed: (date) => `The statement was last reviewed on ${date}.`,
  contactHeading: 'Feedback and contact information',
  contactIntro:
    'Tell us about content that is not accessible, or ask us for information in an accessible form, in one of these ways.',
  enforcementHeading: 'Enforcement procedure',
};

/** Information by Annex V of Directive (EU) 2019/882. */
const service: FrameTexts = {
  ...plain,
  title: (site) => `Accessibility of ${site}`,
  commitment: (organization) =>
    `With this page ${organization} informs the public about the accessibility of its service, as Article 13 and Annex V of Directive (EU) 2019/882 (the European Accessibility Act) ask of service providers.`,
  appliesTo: 'This information applies to ',
  statusHeading: 'Assessment of the service',
  prepared: (date) => `This information was prepared on ${date}.`,
  preparationHeading: 'About this information',
  enforcementHeading: 'Supervisory authority and complaints',
};

/** The French model in English, for websites that must follow it and have readers of English. */
const france: FrameTexts = {
  ...plain,
  title: () => 'Accessibility statement',
  commitment: (organization) =>
    `${organization} undertakes to make its websites accessible in accordance with Article 47 of French Law no. 2005-102 of 11 February 2005.`,
  appliesTo: 'This accessibility statement applies to ',
  statusHeading: 'Compliance status',
  status: {
    full: (subject, standard) => `${subject} is fully compliant with ${standard}.`,
    partial: (subject, standard, listed) => `${subject} is partially compliant with ${standard}${dueTo(listed)}.`,
    none: (subject, standard, listed) => `${subject} is not compliant with ${standard}.${areBelow(listed)}`,
  },
  notAssessed: (subject, standard) =>
    `${subject} is not compliant with ${standard}. There is no valid audit result by which compliance with its criteria could be measured.`,
  limitsHeading: 'Content that is not accessible',
  limitsIntro: 'The content listed below is not accessible for the following reasons.',
  reasons: {
    notConforming: () => 'Non-compliances',
    burden: () => 'Exemptions for disproportionate burden',
    outOfScope: () => 'Content not subject to the accessibility obligation',
  },
  preparationHeading: 'Preparation of this accessibility statement',
  hasTechnicalPart: true,
  reviewed: (date) => `It was updated on ${date}.`,
  contactIntro:
    'If you cannot access some content or a service, you can contact the people responsible for this website to be directed to an accessible alternative, or to obtain the content in another form.',
  enforcementHeading: 'Remedies',
};

export const englishTexts: StatementTexts = {
  frames: { none: plain, euPublicBody: publicBody, euService: service, france },
  standards: {
    wcag22: (level) => `the Web Content Accessibility Guidelines (WCAG) 2.2, level ${level}`,
    wcag21: (level) => `the Web Content Accessibility Guidelines (WCAG) 2.1, level ${level}`,
    wcag20: (level) => `the Web Content Accessibility Guidelines (WCAG) 2.0, level ${level}`,
    en301549: () => 'the European standard EN 301 549',
    rgaa41: () => 'the French general accessibility framework (RGAA), version 4.1',
  },
  assessed: (method, by, date) =>
    ({
      self: `This is the result of a self-assessment by ${by} on ${date}.`,
      external: `This is the result of an external assessment by ${by} on ${date}.`,
      both: `This is the result of a self-assessment and an external assessment by ${by}, completed on ${date}.`,
      other: `This was assessed by ${by} on ${date}.`,
    })[method],
  report: 'Read the report of the assessment',
  resultsHeading: 'Test results',
  results: (by, date, percent) =>
    `The compliance audit carried out by ${by} on ${date} shows that ${percent} of the criteria of the RGAA version 4.1 are met.`,
  noLimits: 'None are listed so far. That does not mean that there are none: if you find one, please tell us.',
  alternative: (text) => `Alternative: ${text}`,
  serviceHeading: 'The service',
  operationHeading: 'How the service works',
  howMetHeading: 'Accessibility of the service',
  monitoringHeading: 'How it is kept accessible',
  measuresHeading: 'Measures',
  measuresIntro: 'These measures support accessibility:',
  measures: {
    policy: 'Accessibility is part of our internal policies.',
    design: 'Accessibility is considered from the design of new pages on.',
    training: 'Our staff is trained in accessibility.',
    testing: 'Pages are checked for accessibility regularly.',
    people: 'People with disabilities take part in our tests.',
    procurement: 'Accessibility is a criterion when we buy or commission something.',
  },
  planIntro: (organization) => `To this end, ${organization} implements the following strategy and actions:`,
  plan: 'multi-year accessibility plan',
  yearPlan: 'plan of action for the current year, with what was done in the year before',
  technicalHeading: 'Technical information',
  technologies: 'Technologies used to make the website',
  environments: 'Test environment',
  tools: 'Tools used for the assessment',
  testedPages: 'Pages of the website that were assessed',
  responsible: 'Responsible: ',
  email: 'Email: ',
  phone: 'Phone: ',
  form: 'Online: ',
  address: 'By post: ',
  messages: 'On the website itself: open the accessibility panel and write to us there.',
  responseDays: (days) => `We aim to answer within ${days === 1 ? 'one working day' : `${days} working days`}.`,
  defender: {
    intro:
      'Use this procedure if you have reported an accessibility problem that keeps you from content or from a service of this website, and have not received a satisfactory answer.',
    youCan: 'You can:',
    write: 'write a message to the Defender of Rights',
    writeAddress: 'https://www.defenseurdesdroits.fr/nous-contacter-355',
    delegate: 'contact the delegate of the Defender of Rights near you',
    delegateAddress: 'https://www.defenseurdesdroits.fr/carte-des-delegues',
    post: 'send a letter (free of charge, no stamp needed): Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07, France.',
  },
  enforcementLink: 'More about this procedure',
  page: {
    otherLanguage: 'English',
    version: (number, date) => `Version ${number}, published on ${date}.`,
    hostedBy: (brand, organization) =>
      `This page is hosted by ${brand}. ${organization} wrote it and is responsible for what it says.`,
  },
};
