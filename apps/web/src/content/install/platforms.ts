/** Website platforms, in the order of the list. */
export const platforms = [
  'html',
  'wordpress',
  'shopify',
  'wix',
  'squarespace',
  'webflow',
  'drupal',
  'joomla',
  'tagManager',
  'react',
] as const;
export type Platform = (typeof platforms)[number];
