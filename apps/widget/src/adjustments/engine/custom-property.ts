import { attempt } from '../../page/attempt.ts';
import { findAll, fromDocument } from '../../page/safe-document.ts';

/** The value of a custom property at the root of the page, or at the first element that the rule matches. */
export function customProperty(name: string, selector: string, page: Document = document): string {
  const top = getComputedStyle(fromDocument('documentElement', page)).getPropertyValue(name);
  if (top || !selector) return top;
  const plain = selector.replace(/::?(before|after|hover|focus(-visible|-within)?|active|disabled)/g, '');
  const element = attempt(() => findAll(plain, page)[0]);
  return element ? getComputedStyle(element).getPropertyValue(name) : '';
}
