import type { Visitor } from './visitor.ts';

/** Opens a page for a visitor who chose these settings earlier. */
export function visitWith(
  visitor: Visitor,
  page: string,
  settings: Record<string, string>,
  visit: Parameters<Visitor['visit']>[1] = {},
): Promise<void> {
  return visitor.visit(page, { ...visit, settings });
}
