import type { Visitor } from './visitor.ts';

/** Goes to a page as someone who chose these settings on an earlier visit. */
export function visitWith(
  visitor: Visitor,
  page: string,
  settings: Record<string, string>,
  visit: Parameters<Visitor['visit']>[1] = {},
): Promise<void> {
  return visitor.visit(page, { ...visit, settings });
}
