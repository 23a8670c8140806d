/** The pressed controls of a panel. Each is a selector for `find` in the page's helpers. */
export type Control = 'textSize' | 'letterSpacing' | 'lineHeight';

export interface Contender {
  readonly key: string;
  readonly name: string;
  /** Its package on npm; null for ours, missing if it is not there. */
  readonly npmPackage?: string | null;
  /** Scripts in order, by address and attributes. `%CDN%` is our own host, `%PEERS%` the one of the others. */
  readonly scripts: ReadonlyArray<{ readonly src: string; readonly attributes?: Record<string, string> }>;
  /** Its own elements; everything in them does not belong to the page. */
  readonly own: string;
  readonly button: string;
  readonly openPanel: string;
  /** What opens its closed groups, if it has some. */
  readonly closedGroup?: string;
  readonly controls: Readonly<Record<Control, string>>;
  /** How often to press the control for larger text for 1.5 times and for twice the size. */
  readonly presses: { readonly half: number; readonly double: number };
  /** What to press, in order, for each contrast mode. */
  readonly contrasts: readonly (readonly string[])[];
  readonly reset: string;
}

/** Not a contender: the minimum that a script can do, a plain button in a corner. */
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
  // Three sizes, of which the second means 1.5 times and the third is the maximum.
  presses: { half: 2, double: 3 },
  contrasts: [1, 2, 3].map((times) => Array<string>(times).fill('[data-key="highContrast"]')),
  reset: '.snn-reset-button',
};

/** No longer on npm: name a file with its script to include it. */
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
  // In steps of 5 %, up to 1.5 times.
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
