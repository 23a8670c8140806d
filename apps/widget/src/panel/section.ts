import { element } from './element.ts';

export const section = (heading: string, ...content: Node[]): HTMLElement =>
  element('section', {}, element('h3', {}, heading), ...content);
