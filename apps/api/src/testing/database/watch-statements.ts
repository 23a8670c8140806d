import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@evenway/database-connections';
import { inject } from 'vitest';
import { tablesWithoutWebsite } from '../websites/website-key.ts';

/**
 * In every API test: a server's statement on a hot table that does not name the website fails immediately, so that all
 * statements that any test causes are checked. Migrations and the tests' own statements are exempt. `npm run
 * release` also records them.
 */
const IS_WATCHED = Symbol.for('evenway.watched');

interface WatchedPrototype {
  [IS_WATCHED]?: boolean;
  query: (...args: unknown[]) => unknown;
}

const prototype = Client.prototype as unknown as WatchedPrototype;
const folder = inject('statementsFolder');
if (!prototype[IS_WATCHED]) {
  const { query } = prototype;
  const known = new Set<string>();
  prototype[IS_WATCHED] = true;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const { application_name: name } = (this as { connectionParameters: { application_name?: string } })
      .connectionParameters;
    const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string } | undefined)?.text;
    if (text && name?.startsWith('evenway-') && name !== 'evenway-migrations') {
      const without = tablesWithoutWebsite(text);
      if (without.length > 0) throw new Error(`${without.join(', ')} without a website's id: ${text}`);
      if (folder !== null && !known.has(text)) {
        known.add(text);
        appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
      }
    }
    return query.apply(this, args);
  };
}
