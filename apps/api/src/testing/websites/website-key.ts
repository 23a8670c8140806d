/** Tables that grow with visitors. They could be spread over several databases by website (docs/decisions/0043). */
export const HOT_TABLES = ['visits', 'feature_uses', 'visit_notices', 'widget_installations', 'widget_configs'];

/** Marks a statement that is meant for all databases. */
const OF_ALL = '/* of all websites */';

const REFERENCE = new RegExp(
  String.raw`\b(into|from|join|update)\s+(?:only\s+)?"?(?:public"?\.)?"?(${HOT_TABLES.join('|')})\b"?(?:\s+(?:as\s+)?(?!set\b|where\b|on\b|order\b|group\b|left\b|join\b|using\b)"?(\w+)"?|\s*\(([^)]*)\))?`,
  'gi',
);

/**
 * The hot tables that a statement reads or writes without the website's id as key: it would have to run on every
 * database.
 */
export function tablesWithoutWebsite(statement: string): string[] {
  if (statement.includes(OF_ALL)) return [];
  return [...statement.matchAll(REFERENCE)]
    .filter(([, verb, table = '', alias, columns]) =>
      verb?.toLowerCase() === 'into' && columns !== undefined
        ? !/\bwebsite_id\b/.test(columns)
        : !hasKeyOf(statement, alias ?? table),
    )
    .map(([, , table = '']) => table);
}

function hasKeyOf(statement: string, name: string): boolean {
  const own = String.raw`"?${name}"?\."?website_id"?`;
  const bare = String.raw`(?<![."\w])"?website_id"?`;
  return new RegExp(String.raw`(?:${own}|${bare})\s*(?:=|in\b)|=\s*${own}`, 'i').test(statement);
}
