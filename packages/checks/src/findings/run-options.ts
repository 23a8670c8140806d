/**
 * Options for axe-core, the same in the widget's check part and on the command line: WCAG 2.2 A and AA and best
 * practices. Naming the tags also enables the rule for target sizes, which is off by default.
 */
export const RUN_OPTIONS = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
} as const;
