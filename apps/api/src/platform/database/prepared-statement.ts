import { type Database, keepsStatements } from './database.ts';

/**
 * A statement that nearly every request needs: built once, and planned once per connection. Behind a pooler, where the
 * next transaction may use another connection, it is only built once.
 */
export function preparedStatement<Statement>(
  name: string,
  build: (db: Database) => { prepare(name: string): Statement },
): (db: Database) => Statement {
  const prepared = new WeakMap<Database, Statement>();
  return (db) => {
    const known = prepared.get(db);
    if (known) return known;
    const statement = build(db).prepare(keepsStatements(db) ? name : '');
    prepared.set(db, statement);
    return statement;
  };
}
