import { type RetentionName, type RetentionRule, retention } from '@evenway/contract';
import { getTableName } from 'drizzle-orm';
import { catalogue } from '../catalogue/catalogue.ts';
import { otherTables } from '../catalogue/other-tables.ts';
import { type Erasure, isExported, type ListedTable } from '../catalogue/table-rules.ts';

/** docs/retention.md, made from the lists that the jobs and exports use. */
export function retentionPage(): string {
  return [
    '# What is kept, for how long, and what an export holds',
    '',
    '<!-- Made by `npm run generate` from packages/contract/src/retention.ts and apps/api/src/features/data-rights/catalogue. -->',
    '',
    'The jobs that delete take their numbers from the same list, and the table of the privacy policy is drawn from it.',
    '',
    ...table(['What', 'How long', 'Why', 'How it ends', 'Tables'], Object.entries(retention).map(retentionRow)),
    '',
    '## Every table',
    '',
    ...table(
      ['Table', 'In the export of an organization', 'In the export of a person', 'Never exported'],
      exportRows(),
    ),
    '',
    '## What happens to it when someone is deleted for good',
    '',
    ...table(['Table', 'With an organization', 'With a person'], erasureRows()),
    '',
    '## Tables that others make',
    '',
    ...table(
      ['Table', 'What it is'],
      Object.entries(otherTables).map(([name, { about }]) => [`\`${name}\``, about]),
    ),
    '',
  ].join('\n');
}

function retentionRow([name, { howLong, why, howItEnds }]: [string, RetentionRule]): string[] {
  const tables = catalogue.filter(({ kept }) => kept === (name as RetentionName)).map(({ table: one }) => nameOf(one));
  return [wordsOf(name), howLong, why, howItEnds, tables.join(', ')];
}

function exportRows(): string[][] {
  return catalogue.map(({ table: one, organization, person, columns }) => {
    const left = Object.entries(columns).filter(([, use]) => use === 'secret' || use === 'internal');
    const isAnywhere = isExported(organization) || isExported(person);
    return [
      nameOf(one),
      inExport(organization),
      inExport(person),
      isAnywhere ? left.map(([column]) => column).join(', ') : 'all of it',
    ];
  });
}

function erasureRows(): string[][] {
  const own = catalogue.map(({ table: one, erased }) => [nameOf(one), ends(erased.organization), ends(erased.person)]);
  const others = Object.entries(otherTables).map(([name, { erased }]) => [
    `\`${name}\``,
    ends(erased.organization),
    ends(erased.person),
  ]);
  return [...own, ...others];
}

function ends(rule: Erasure<never>): string {
  if ('stays' in rule) return `Stays. ${rule.stays}.`;
  return 'with' in rule ? `Goes with \`${rule.with}\`` : 'What is about it goes';
}

const inExport = (rule: ListedTable['person']) =>
  isExported(rule) ? `\`${rule.file}\`: ${rule.about.en}` : `No. ${rule.because}.`;
const nameOf = (one: ListedTable['table']) => `\`${getTableName(one)}\``;
const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
