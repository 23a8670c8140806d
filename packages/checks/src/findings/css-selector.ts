import { innermostOf } from './fingerprint.ts';
import { firstTag } from './read-tags.ts';
import type { NodeResult } from './types.ts';

const NAME = /^[a-z_-][\w-]*$/i;

/**
 * A selector for a rule in the owner's style sheet: the element by its classes or its id, which all its copies share. A bare
 * element is named by the place of the first one.
 */
export function cssSelectorOf({ selector, snippet }: Pick<NodeResult, 'selector' | 'snippet'>): string {
  const tag = firstTag(snippet);
  const attributes = new Map(tag?.attributes);
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter((name) => NAME.test(name));
  const id = attributes.get('id') ?? '';
  if (tag && classes.length > 0) return [tag.name, ...classes].join('.');
  if (tag && NAME.test(id)) return `${tag.name}#${id}`;
  return innermostOf(selector) || (tag?.name ?? '*');
}
