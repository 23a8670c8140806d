import type { Language } from '@evenway/contract';
import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { catalogue } from '../catalogue/catalogue.ts';
import { isExported } from '../catalogue/table-rules.ts';
import type { ExportSubject } from './export-subject.ts';

/** A table as it is exported: one JSON and one CSV file. */
export interface ExportedFile {
  readonly name: string;
  readonly table: PgTable;
  readonly columns: Readonly<Record<string, SQLWrapper>>;
  readonly rows: SQL;
  readonly about: Readonly<Record<Language, string>>;
}

/** All files of an export, from the catalogue alone. */
export function exportedFiles(subject: ExportSubject): ExportedFile[] {
  const kind = 'userId' in subject ? 'person' : 'organization';
  const id = 'userId' in subject ? subject.userId : subject.organizationId;
  return catalogue.flatMap(({ table, columns: uses, [kind]: rule }) => {
    if (!isExported(rule)) return [];
    const own = Object.entries(getTableColumns(table)).filter(([name]) => {
      const use = uses[name];
      return use === 'exported' || use === kind;
    });
    const columns = { ...Object.fromEntries(own), ...rule.also };
    return [{ name: rule.file, table, columns, rows: rule.rows(literal(id)), about: rule.about }];
  });
}

/** As a literal: a cursor takes no parameters. */
function literal(id: string): SQL {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('not the id of anyone');
  return sql.raw(`'${id}'::uuid`);
}
