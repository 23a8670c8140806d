import type { Language, RetentionName } from '@evenway/contract';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as schema from '../../../platform/database/schema/index.ts';

/**
 * Where a column goes:
 * - `exported`     into every export that has its table
 * - `organization` into that of an organization alone
 * - `person`       into that of the person themselves alone; admins do not see it anywhere else either
 * - `secret`       nowhere: it opens something, or what opens something could be guessed from it
 * - `internal`     nowhere: it says nothing without the rest of the system
 */
export type ColumnUse = 'exported' | 'organization' | 'person' | 'secret' | 'internal';

export interface ExportedTable {
  /** The name of its files in the ZIP. */
  readonly file: string;
  /** Which rows, by the id of the organization or person. */
  readonly rows: (id: SQL) => SQL;
  /** Further columns, from other tables. */
  readonly also?: Readonly<Record<string, SQL>>;
  /** What is in the file, for its README. */
  readonly about: Readonly<Record<Language, string>>;
}

/** Why it is not in an export. */
export interface NotExported {
  readonly because: string;
}

export interface ErasedOrganization {
  readonly id: string;
  readonly name: string;
  /** Of its members, of whom it invited, and of its billing contact. */
  readonly emails: readonly string[];
}

export interface ErasedPerson {
  readonly id: string;
  readonly email: string;
}

/** How rows are deleted for good: with those of another table, by a statement, by one after all others, or why they stay. */
export type Erasure<Who> =
  | { readonly with: string }
  | { readonly statement: (who: Who) => SQL }
  | { readonly afterwards: (who: Who) => SQL }
  | { readonly stays: string };

export interface Erasures {
  readonly organization: Erasure<ErasedOrganization>;
  readonly person: Erasure<ErasedPerson>;
}

export interface TableRules<Column extends string = string> {
  readonly columns: Readonly<Record<Column, ColumnUse>>;
  readonly organization: ExportedTable | NotExported;
  readonly person: ExportedTable | NotExported;
  /** The rule in `retention` of the contract. */
  readonly kept: RetentionName;
  readonly erased: Erasures;
}

type Schema = typeof schema;
type TableName = { [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never }[keyof Schema];

/**
 * For every table and column: whether it is in the export of an organization or of a person, how long it is kept, and
 * how it is deleted. A table or column that is not listed is a type error.
 */
export type Catalogue = {
  readonly [Name in TableName]: TableRules<Extract<keyof Schema[Name]['_']['columns'], string>>;
};

/** A table of the schema with its rules. */
export interface ListedTable extends TableRules {
  readonly table: PgTable;
}

export const isExported = (rule: ExportedTable | NotExported): rule is ExportedTable => 'file' in rule;
