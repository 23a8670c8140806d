import { killServerDuringSignUps } from './cases/r01-kill-server-during-sign-ups.ts';
import { killDatabase } from './cases/r02-kill-database.ts';
import { killServerDuringVisits } from './cases/r08-kill-server-during-visits.ts';
import { killMailWorker } from './cases/r10-kill-mail-worker.ts';
import { twoMailWorkers } from './cases/r11-two-mail-workers.ts';
import { rollingRestart } from './cases/r19-rolling-restart.ts';
import { overload } from './cases/r20-overload.ts';
import { noisyTenant } from './cases/r21-noisy-tenant.ts';
import { wrongClocks } from './cases/r22-wrong-clocks.ts';
import { fullDisk } from './cases/r26-full-disk.ts';
import { hostileConnections } from './cases/r27-hostile-connections.ts';
import { restoredBackup } from './cases/r30-restored-backup.ts';
import { loseConnections } from './cases/y01-lose-connections.ts';
import { takeDatabaseAway } from './cases/y01-take-database-away.ts';
import type { FaultCase } from './lib/fault-case.ts';

export const faultCases: readonly FaultCase[] = [
  killServerDuringSignUps,
  killDatabase,
  killServerDuringVisits,
  killMailWorker,
  twoMailWorkers,
  rollingRestart,
  overload,
  noisyTenant,
  wrongClocks,
  fullDisk,
  hostileConnections,
  restoredBackup,
  takeDatabaseAway,
  loseConnections,
];

/** Covered by tests of the API's suite whose names start with the number; they also run as part of `npm test`. */
export const suiteCases: ReadonlyMap<string, string> = new Map([
  ['R03', 'PostgreSQL gone under requests'],
  ['R04', 'PostgreSQL hangs'],
  ['R05', 'PostgreSQL restarts with idle connections only'],
  ['R06', 'PostgreSQL gone: configurations are still served'],
  ['R07', 'PostgreSQL gone: visits are not acknowledged'],
  ['R09', 'mail server refuses, hangs, says 451 and 550'],
  ['R12', 'one payment event many times at once'],
  ['R13', 'payment events in every order'],
  ['R14', 'payment event replayed, from the future, with an old signature'],
  ['R15', 'payment event before its website is known'],
  ['R16', 'crash between taking an event in and committing it'],
  ['R17', 'PostgreSQL gone while a payment event comes'],
  ['R18', 'demoted, removed or signed out on another server'],
  ['R24', 'a migration is blocked by a long transaction'],
  ['R25', 'two servers migrate together'],
  ['R28', 'payment and sign-in providers hang'],
  ['R29', 'health without PostgreSQL'],
]);
