/** What is pressed in a panel. Each is the place of one control, found by `find` of the page's helpers. */
export type Control = 'textSize' | 'letterSpacing' | 'lineHeight';

export interface Contender {
  readonly key: string;
  readonly name: string;
  /** Where it comes from on npm; null for ours, missing for what cannot be had there. */
  readonly npmPackage?: string | null;
  /** Scripts in order, by address and attributes. `%CDN%` is our own host, `%PEERS%` the one of the others. */
  readonly scripts: ReadonlyArray<{ readonly src: string; readonly attributes?: Record<string, string> }>;
  /** Its own elements in the page; everything below them is not the page's. */
  readonly own: string;
  readonly button: string;
  readonly openPanel: string;
  /** What opens the groups of its panel that are closed, where it has some. */
  readonly closedGroup?: string;
  readonly controls: Readonly<Record<Control, string>>;
  /** How often the control for larger text is pressed for one and a half times, and for twice the size. */
  readonly presses: { readonly half: number; readonly double: number };
  /** What is pressed, in order, for each way of raising the contrast. */
  readonly contrasts: readonly (readonly string[])[];
  readonly reset: string;
}

/** Not a contender: the least that a script can do, a plain button in a corner. */
export const bareButton: Pick<Contender, 'own' | 'button' | 'scripts'> = {
  own: '#bare',
  button: '#bare',
  scripts: [{ src: '%PEERS%/bare-button.js' }],
};

export const ours: Contender = {
  key: 'ours',
  name: 'ours',
  npmPackage: null,
  scripts: [{ src: '%CDN%/widget.js', attributes: { 'data-widget-id': 'live' } }],
  own: 'evenway-widget',
  button: '.b',
  openPanel: '.p',
  closedGroup: 'h3 [aria-expanded="false"]',
  controls: {
    textSize: '[aria-label="Larger text"]',
    letterSpacing: '#letterSpacing1',
    lineHeight: '#lineHeight1',
  },
  presses: { half: 3, double: 5 },
  contrasts: [['#contrast1'], ['#contrast2'], ['#contrast3']],
  reset: 'text=Reset all',
};

const sienna: Contender = {
  key: 'sienna',
  name: 'Sienna',
  npmPackage: 'sienna-accessibility',
  scripts: [{ src: '%PEERS%/peers/sienna-accessibility/dist/sienna-accessibility.umd.js' }],
  own: '.asw-container',
  button: '.asw-menu-btn',
  openPanel: '.asw-menu',
  controls: {
    textSize: '.asw-plus[data-key="font-size"]',
    letterSpacing: '.asw-btn[data-key="letter-spacing"]',
    lineHeight: '.asw-btn[data-key="line-height"]',
  },
  presses: { half: 5, double: 10 },
  contrasts: ['dark-contrast', 'light-contrast', 'high-contrast'].map((key) => [`.asw-btn[data-key="${key}"]`]),
  reset: '.asw-menu-reset',
};

const accessibility: Contender = {
  key: 'accessibility',
  name: 'accessibility',
  npmPackage: 'accessibility',
  scripts: [{ src: '%PEERS%/peers/accessibility/dist/main.bundle.js' }, { src: '%PEERS%/start-accessibility.js' }],
  own: '._access',
  button: '._access-icon',
  openPanel: '._access-menu:not(.close)',
  controls: {
    textSize: '[data-access-action="increaseText"]',
    letterSpacing: '[data-access-action="increaseTextSpacing"]',
    lineHeight: '[data-access-action="increaseLineHeight"]',
  },
  presses: { half: 4, double: 8 },
  contrasts: [['[data-access-action="invertColors"]']],
  reset: '._menu-reset-btn',
};

const accessibilityWidgets: Contender = {
  key: 'accessibility-widgets',
  name: 'accessibility-widgets',
  npmPackage: 'accessibility-widgets',
  scripts: [{ src: '%PEERS%/peers/accessibility-widgets/widget.js' }],
  own: '#snn-accessibility-widget-container',
  button: '#snn-accessibility-button',
  openPanel: '#snn-accessibility-menu[aria-hidden="false"]',
  controls: {
    textSize: '[data-key="biggerText"]',
    letterSpacing: '[data-key="textSpacing"]',
    lineHeight: '[data-key="lineHeight"]',
  },
  // Three sizes, of which the second is meant as one and a half times and the third is the largest it has.
  presses: { half: 2, double: 3 },
  contrasts: [1, 2, 3].map((times) => Array<string>(times).fill('[data-key="highContrast"]')),
  reset: '.snn-reset-button',
};

/** Not on npm any more: name a file with its script, and it takes part. */
export const accessibleWebWidgetFile = process.env.BENCH_ACCESSIBLE_WEB_WIDGET;

const accessibleWebWidget: Contender = {
  key: 'accessible-web-widget',
  name: 'accessible-web-widget',
  scripts: [{ src: '%PEERS%/accessible-web-widget.js' }],
  own: '#acc-widget-host, #acc-skip-link',
  button: '.acc-toggle-btn',
  openPanel: '.acc-menu[aria-hidden="false"]',
  controls: {
    textSize: '.acc-text-scale-range',
    letterSpacing: '[data-key="letter-spacing"]',
    lineHeight: '[data-key="line-spacing"]',
  },
  // In steps of a twentieth, to one and a half times at most.
  presses: { half: 10, double: 10 },
  contrasts: [
    ['[data-key="contrast-toggle"]'],
    Array<string>(2).fill('[data-key="contrast-toggle"]'),
    ['[data-key="high-contrast-mode"]'],
    ['[data-key="invert-colors"]'],
  ],
  reset: '.acc-footer-reset',
};

export const peers: readonly Contender[] = [
  sienna,
  accessibility,
  accessibilityWidgets,
  ...(accessibleWebWidgetFile ? [accessibleWebWidget] : []),
];
