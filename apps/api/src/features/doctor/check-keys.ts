import { listKeyMarkers } from '../../platform/crypto/key-marker-repository.ts';
import { findKeyProblems, type KeyRings, markersOf } from '../../platform/crypto/key-markers.ts';
import { connectDatabase, requestTimeouts } from '../../platform/database/database.ts';
import { countPasswordsByPepper } from '../users/user-repository.ts';
import { codeOf, type Finding, ok, problem, warning } from './finding.ts';

const TIMEOUT_MS = 5_000;
/** The database is there, the table is not: it is older than this release, which another check reports. */
const NO_TABLE = '42P01';
const NO_RIGHT = '42501';

/** Whether the keys are those that passwords and stored secrets were made with. */
export async function checkKeys(url: string, rings: KeyRings): Promise<readonly Finding[]> {
  const connection = connectDatabase(url, {
    name: 'evenway-doctor',
    poolSize: 1,
    onLost: () => undefined,
    timeouts: requestTimeouts(TIMEOUT_MS),
  });
  try {
    const markers = markersOf(rings);
    const problems = findKeyProblems(markers, await listKeyMarkers(connection.database)).map((text) =>
      problem(`${text}. No server starts with it.`),
    );
    const passwords = await countPasswordsByPepper(connection.database);
    const names = markers.filter(({ setting }) => setting === 'PASSWORD_PEPPER').map(({ name }) => name);
    const findings = [...problems, ...passwordFindings(passwords, names)];
    return findings.length > 0 ? findings : [ok('The keys are those that passwords and secrets were stored with.')];
  } catch (error) {
    // The database's own check reports one that cannot be reached.
    const isOlder = [NO_TABLE, NO_RIGHT].includes(codeOf(error));
    return isOlder ? [] : [warning(`The keys could not be compared with the database (${codeOf(error)}).`)];
  } finally {
    // Not awaited: a database that hangs would delay the result.
    connection.close().catch(() => undefined);
  }
}

function passwordFindings(passwords: ReadonlyMap<string, number>, names: readonly string[]): Finding[] {
  const all = [...passwords.values()].reduce((sum, count) => sum + count, 0);
  const lost = [...passwords].reduce((sum, [name, count]) => sum + (names.includes(name) ? 0 : count), 0);
  if (lost === 0) return [];
  const text = `${lost} of ${all} passwords were stored with a key that PASSWORD_PEPPER does not have (npm run keys:rotate): their owners cannot sign in until they reset them by email.`;
  return [lost === all ? problem(text) : warning(text)];
}
