import type { Visitor } from './visitor.ts';

/** Goes to a page as someone who chose these settings on an earlier visit. */
export async function visitWith(
  visitor: Visitor,
  page: string,
  settings: Record<string, string>,
  visit: Parameters<Visitor['visit']>[1] = {},
): Promise<void> {
  await visitor.visit(page, visit);
  await visitor.driver.run((s) => localStorage.setItem('evenway', JSON.stringify({ s })), settings);
  await visitor.reload();
}
