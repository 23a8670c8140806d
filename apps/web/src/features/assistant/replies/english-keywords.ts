import type { Topic, TopicKeywords } from './topics.ts';

export const englishKeywords: Readonly<Record<Topic, TopicKeywords>> = {
  accessibility: {
    words: [
      ...['accessibility', 'accessible', 'inaccessible', 'a11y', 'disability', 'disabilities', 'disabled', 'inclusive'],
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
    words: ['alt', 'alt text', 'alternative text', 'text alternative', 'image', 'picture', 'photo'],
  },
  form: {
    words: ['form', 'form field', 'input', 'checkbox', 'checkboxes', 'radio button', 'placeholder', 'field label'],
    except: ['form of', 'in the form', 'any form'],
  },
  test: {
    words: [
      ...['test', 'testing', 'tested', 'tester', 'audit', 'auditing', 'check', 'checker', 'scan', 'scanner', 'axe'],
      ...['diagnostic', 'diagnostics', 'report', 'monitoring'],
    ],
    except: ['test it', 'test the widget', 'test your widget', 'test for free', 'test your product'],
  },
  legal: {
    words: [
      ...['legal', 'legally', 'law', 'lawsuit', 'lawyer', 'sue', 'sued', 'court', 'ada', 'eaa', 'section 508'],
      ...['en 301 549', 'regulation', 'european accessibility act', 'mandatory', 'penalty', 'penalties', 'fined'],
    ],
  },
  help: {
    words: ['help', 'support', 'widget', 'evenway', 'hello', 'hi', 'start', 'who are you', 'what is this'],
  },
  compliance: {
    words: [
      ...['compliance', 'compliant', 'complient', 'comply', 'conform', 'conformance', 'conformity', 'certified'],
      ...['certificate', 'certification', 'meet the law', 'meet wcag', 'protect me from', 'safe from lawsuit'],
    ],
    except: ['gdpr compliant', 'gdpr compliance', 'ccpa compliant', 'comply with gdpr', 'pci compliant'],
  },
  price: {
    words: [
      ...['price', 'prices', 'pricing', 'priced', 'cost', 'how much', 'expensive', 'cheap', 'fee', 'plan', 'rate'],
      ...['discount', 'yearly', 'monthly', 'per month', 'subscription', 'starter', 'growth', 'scale', 'quote'],
    ],
  },
  trial: {
    words: [
      ...['trial', 'free', 'try', 'try it', 'test it', 'test the widget', 'test your widget', 'test for free'],
      ...['test your product', 'without paying', 'before i buy', 'before buying', 'before paying'],
    ],
    except: ['feel free'],
  },
  payment: {
    words: [
      ...[
        'credit card',
        'card',
        'paypal',
        'payment',
        'payment method',
        'pay by',
        'pay with',
        'stripe',
        'wire transfer',
      ],
      ...['bank transfer', 'direct debit', 'sepa', 'currency', 'euro', 'purchase order'],
    ],
  },
  invoice: {
    words: [
      ...['invoice', 'invoicing', 'receipt', 'bill', 'billing', 'vat', 'tax', 'taxes', 'tax id', 'billing address'],
    ],
  },
  cancel: {
    words: [
      ...['cancel', 'cancelling', 'canceling', 'cancellation', 'unsubscribe', 'terminate', 'stop my subscription'],
      ...['stop paying', 'end my subscription', 'contract', 'commitment', 'locked in', 'quit', 'notice period'],
    ],
  },
  refund: { words: ['refund', 'refunded', 'money back', 'reimburse', 'reimbursement'] },
  changePlan: {
    words: [
      ...['upgrade', 'upgrading', 'downgrade', 'change plan', 'change my plan', 'change the plan', 'switch plan'],
      ...['switch to', 'another plan', 'different plan', 'bigger plan', 'smaller plan'],
    ],
  },
  visits: {
    words: [
      ...['visit limit', 'traffic', 'pageview', 'page view', 'too many visit', 'too many visitor', 'visits a month'],
      ...['monthly visit', 'visits per month', 'visits do', 'how many visit', 'more visit', 'over the limit', 'exceed'],
      ...['go over', 'quota'],
    ],
  },
  install: {
    words: [
      ...['install', 'installing', 'installation', 'set up', 'setup', 'snippet', 'embed', 'integrate', 'integration'],
      ...['plugin', 'plug in', 'add it to', 'put it on', 'paste', 'script tag', 'cms', 'platform', 'website builder'],
      ...['work with my', 'developer', 'coding'],
    ],
    except: ['platform do you run'],
  },
  languages: {
    words: [
      ...['language', 'multilingual', 'bilingual', 'translate', 'translated', 'translation', 'english', 'french'],
      ...['spanish', 'german', 'italian', 'portuguese', 'dutch', 'arabic', 'polish'],
    ],
    except: ['sign language'],
  },
  customize: {
    words: [
      ...['customize', 'customise', 'customizable', 'customisable', 'customization', 'branding', 'brand color'],
      ...['brand colour', 'color of the button', 'colour of the button', 'button color', 'button colour', 'our color'],
      ...[
        'my color',
        'move the button',
        'position of',
        'left side',
        'right side',
        'change the look',
        'hide the button',
      ],
    ],
  },
  features: {
    words: [
      ...['feature', 'function', 'functionality', 'what does it do', 'what does the widget do', 'what can it do'],
      ...['what can the widget', 'what can visitor', 'how does it work', 'how does the widget work', 'dyslexia'],
      ...['dyslexic', 'adhd', 'epilepsy', 'seizure', 'font size', 'text size', 'bigger text'],
    ],
  },
  speed: {
    words: [
      ...['slow', 'slower', 'slow down', 'speed', 'performance', 'loading time', 'load time', 'heavy', 'seo', 'google'],
      ...['lighthouse', 'core web vital', 'ranking'],
    ],
    except: ['google tag manager', 'google login', 'sign in with google'],
  },
  devices: {
    words: [
      ...['mobile', 'phone', 'smartphone', 'tablet', 'iphone', 'ipad', 'android', 'browser', 'safari', 'chrome'],
      ...['firefox', 'edge'],
    ],
    except: ['phone number', 'by phone', 'a phone', 'phone call', 'in your browser'],
  },
  outage: { words: ['outage', 'uptime', 'downtime', 'go down', 'goes down', 'is down', 'offline', 'unavailable'] },
  privacy: {
    words: [
      ...[
        'privacy',
        'private',
        'personal data',
        'data',
        'gdpr',
        'ccpa',
        'cookie',
        'track',
        'tracking',
        'dpa',
        'consent',
      ],
      ...['collect', 'health data', 'sell my', 'anonymous'],
    ],
  },
  security: {
    words: [
      ...['secure', 'security', 'hack', 'hacked', 'hacker', 'encrypt', 'encrypted', 'encryption', 'hosted', 'hosting'],
      ...['server', 'soc 2', 'iso 27001', 'penetration test', 'pentest', 'content security policy', 'csp'],
    ],
  },
  account: {
    words: [
      ...['account', 'sign up', 'signup', 'register', 'log in', 'login', 'sign in', 'password', 'delete my data'],
    ],
    except: ['account manager'],
  },
  team: {
    words: [
      ...['colleague', 'coworker', 'team', 'teammate', 'invite', 'several user', 'multiple user', 'more user', 'role'],
      ...['permission', 'seat'],
    ],
    except: ['your team'],
  },
  agency: {
    words: [
      ...['agency', 'agencies', 'client', 'customer website', 'several website', 'multiple website', 'many website'],
      ...['several site', 'multiple site', 'many site', 'more than one website', 'more than one site', 'two website'],
      ...['three website', '2 website', '3 website', '5 website', '10 website', 'white label', 'whitelabel', 'resell'],
      ...['reseller', 'subdomain', 'domain'],
    ],
  },
  demo: {
    words: [
      ...['demo', 'demonstration', 'meeting', 'appointment', 'book', 'booking', 'consultation', 'show me', 'a call'],
      ...['walkthrough', 'enterprise', 'account manager'],
    ],
  },
  contact: {
    words: [
      ...[
        'contact',
        'human',
        'real person',
        'a person',
        'someone',
        'talk to',
        'speak to',
        'speak with',
        'phone number',
      ],
      ...['by phone', 'call you', 'reach you', 'email you', 'write to you', 'customer service', 'support team'],
    ],
  },
};
