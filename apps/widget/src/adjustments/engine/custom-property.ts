import { findAll, fromDocument } from '../../page/safe-document.ts';

/** What a custom property holds at the top of the page, or else at the first element the rule is for. */
export function customProperty(name: string, selector: string, page: Document = document): string {
  const top = getComputedStyle(fromDocument('documentElement', page)).getPropertyValue(name);
  if (top || !selector) return top;
  try {
    const [element] = findAll(
      selector.replace(/::?(before|after|hover|focus(-visible|-within)?|active|disabled)/g, ''),
      page,
    );
    return element ? getComputedStyle(element).getPropertyValue(name) : '';
  } catch {
    return '';
  }
}
