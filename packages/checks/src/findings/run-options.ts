/**
 * What axe-core is asked for, in the widget's check part and on the command line alike: WCAG 2.2 A and AA and best practices. Naming the
 * tags switches on the rule for target sizes too, which axe-core leaves off by default.
 */
export const RUN_OPTIONS = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
} as const;
