import type { Transaction } from '../../../platform/database/database.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { otherTables } from '../catalogue/other-tables.ts';
import type { ErasedOrganization, ErasedPerson, Erasure } from '../catalogue/table-rules.ts';

/** Deletes everything of an organization, as the catalogue says. Its members are not part of it. */
export const eraseOrganization = (tx: Transaction, organization: ErasedOrganization): Promise<void> =>
  erase(
    tx,
    organization,
    [...catalogue, ...Object.values(otherTables)].map(({ erased }) => erased.organization),
  );

/** The same for a person. */
export const erasePerson = (tx: Transaction, person: ErasedPerson): Promise<void> =>
  erase(
    tx,
    person,
    [...catalogue, ...Object.values(otherTables)].map(({ erased }) => erased.person),
  );

/** From the last to the first: parents come before the tables that reference them. */
async function erase<Who>(tx: Transaction, who: Who, rules: readonly Erasure<Who>[]): Promise<void> {
  for (const rule of rules.toReversed()) if ('statement' in rule) await tx.execute(rule.statement(who));
  for (const rule of rules) if ('afterwards' in rule) await tx.execute(rule.afterwards(who));
}
