import type { Platform } from '../../../content/install/platforms.ts';
import { placeOfPhrase, splitWords } from './split-words.ts';

/** Platforms as people name them. `other` has no instructions of its own. */
const names: readonly (readonly [string, Platform | 'other'])[] = [
  ['wordpress', 'wordpress'],
  ['word press', 'wordpress'],
  ['woocommerce', 'wordpress'],
  ['elementor', 'wordpress'],
  ['shopify', 'shopify'],
  ['wix', 'wix'],
  ['squarespace', 'squarespace'],
  ['square space', 'squarespace'],
  ['webflow', 'webflow'],
  ['drupal', 'drupal'],
  ['joomla', 'joomla'],
  ['tag manager', 'tagManager'],
  ['gtm', 'tagManager'],
  ['react', 'react'],
  ['next js', 'react'],
  ['nextjs', 'react'],
  ['html', 'html'],
  ['prestashop', 'other'],
  ['magento', 'other'],
  ['moodle', 'other'],
  ['canvas', 'other'],
  ['typo3', 'other'],
  ['framer', 'other'],
  ['odoo', 'other'],
];

const noOthers: ReadonlySet<string> = new Set();

/** The platform that a question names; null if it names none that we know. */
export function findPlatform(question: string): Platform | 'other' | null {
  const words = splitWords(question);
  return names.find(([name]) => placeOfPhrase(splitWords(name), words, noOthers) >= 0)?.[1] ?? null;
}
