/** What the assistant has an answer for. */
export type Topic =
  | 'accessibility'
  | 'wcag'
  | 'screenReader'
  | 'contrast'
  | 'keyboard'
  | 'altText'
  | 'form'
  | 'test'
  | 'legal'
  | 'help';

export interface TopicWords {
  /** Whole words or phrases, in lower case and without accents; an `s` more or less at the end of a word makes no difference. */
  readonly words: readonly string[];
  /** Phrases in which a word above means something else. */
  readonly except?: readonly string[];
}

/** Answered only when nothing in the list before it was asked about: they are in nearly every question. */
export const generalTopics: readonly Topic[] = ['accessibility', 'help'];

export const englishWords: Readonly<Record<Topic, TopicWords>> = {
  accessibility: {
    words: [
      'accessibility',
      'accessible',
      'inaccessible',
      'a11y',
      'disability',
      'disabilities',
      'disabled',
      'inclusive',
    ],
  },
  wcag: {
    words: ['wcag', 'w3c', 'guideline', 'success criterion', 'success criteria', 'level a', 'level aa', 'level aaa'],
  },
  screenReader: {
    words: ['screen reader', 'screenreader', 'nvda', 'jaws', 'voiceover', 'talkback', 'braille', 'blind', 'read aloud'],
    except: ['color blind', 'colour blind'],
  },
  contrast: {
    words: [
      ...['color blind', 'colour blind', 'colorblind', 'colourblind', 'color blindness', 'colour blindness'],
      ...['colorblindness', 'colourblindness', 'contrast', 'color', 'colour', 'grayscale', 'greyscale'],
    ],
    except: ['in contrast'],
  },
  keyboard: {
    words: ['keyboard', 'tab key', 'tab order', 'tabbing', 'focus', 'shortcut', 'without a mouse'],
    except: ['focus on', 'focus group'],
  },
  altText: {
    words: [
      'alt',
      'alt text',
      'alternative text',
      'text alternative',
      'image',
      'picture',
      'photo',
      'image description',
    ],
  },
  form: {
    words: ['form', 'form field', 'input', 'checkbox', 'checkboxes', 'radio button', 'placeholder', 'field label'],
    except: ['form of', 'in the form', 'any form'],
  },
  test: {
    words: ['test', 'testing', 'tested', 'tester', 'audit', 'auditing', 'check', 'checker', 'scan', 'scanner', 'axe'],
  },
  legal: {
    words: [
      ...[
        'legal',
        'legally',
        'law',
        'lawsuit',
        'lawyer',
        'sue',
        'sued',
        'court',
        'ada',
        'eaa',
        'section 508',
        'en 301 549',
      ],
      ...['compliance', 'compliant', 'comply', 'regulation', 'european accessibility act', 'mandatory', 'penalty'],
    ],
  },
  help: {
    words: [
      ...['help', 'support', 'contact', 'human', 'person', 'widget', 'install', 'installation', 'snippet', 'evenway'],
      ...['price', 'pricing', 'cost', 'trial', 'plan', 'account', 'invoice', 'cancel', 'start'],
    ],
  },
};

export const frenchWords: Readonly<Record<Topic, TopicWords>> = {
  accessibility: {
    words: [
      ...[
        'accessibilite',
        'accessible',
        'inaccessible',
        'handicap',
        'handicape',
        'handicapee',
        'inclusif',
        'inclusive',
      ],
      ...['inclusion', 'situation de handicap'],
    ],
  },
  wcag: { words: ['regle pour l accessibilite', 'critere de succes', 'niveau a', 'niveau aa', 'niveau aaa', 'norme'] },
  screenReader: {
    words: [
      'lecteur d ecran',
      'lecteur ecran',
      'synthese vocale',
      'aveugle',
      'malvoyant',
      'malvoyante',
      'plage braille',
    ],
  },
  contrast: {
    words: ['contraste', 'daltonien', 'daltonienne', 'daltonisme', 'couleur', 'niveaux de gris'],
  },
  keyboard: { words: ['clavier', 'tabulation', 'touche', 'raccourci', 'sans souris', 'navigation au clavier'] },
  altText: {
    words: [
      'texte alternatif',
      'texte de remplacement',
      'alternative textuelle',
      'attribut alt',
      'balise alt',
      'illustration',
    ],
  },
  form: {
    words: ['formulaire', 'champ', 'case a cocher', 'bouton radio', 'etiquette', 'saisie'],
    except: ['champ de vision'],
  },
  test: {
    words: ['tester', 'teste', 'testez', 'verifier', 'verification', 'controler', 'evaluer', 'evaluation', 'analyser'],
  },
  legal: {
    words: [
      ...[
        'loi',
        'legale',
        'legaux',
        'juridique',
        'droit',
        'avocat',
        'avocate',
        'proces',
        'amende',
        'sanction',
        'tribunal',
      ],
      ...[
        'obligation',
        'obligatoire',
        'oblige',
        'conformite',
        'conforme',
        'rgaa',
        'directive',
        'reglementation',
        'acte europeen',
      ],
    ],
  },
  help: {
    words: [
      ...[
        'aide',
        'aider',
        'aidez',
        'assistance',
        'contacter',
        'humain',
        'personne',
        'installer',
        'extrait de code',
        'commencer',
      ],
      ...['prix', 'tarif', 'cout', 'essai', 'abonnement', 'forfait', 'compte', 'facture', 'resilier', 'combien'],
    ],
    except: ['personne handicapee', 'personne en situation', 'a l aide de'],
  },
};
