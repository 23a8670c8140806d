import { copiesOf } from '@evenway/testing/counting-inbox';
import { waitFor } from '@evenway/testing/wait-for';
import { withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase } from '../lib/fault-case.ts';
import { countUnsent, enqueueMails } from '../lib/queued-mails.ts';

/** As many as one process sends at once. */
const MAILS = 3;
/** Other processes take over a dead one's jobs within a minute. */
const TAKEN_OVER_WITHIN_S = 120;

export const killMailWorker: FaultCase = {
  id: 'R10',
  fault: 'kill -9 of the server between the mail server’s 250 and marking the mail',
  run: () =>
    withEnvironment(async ({ database, inbox, smtp, startServer }) => {
      const rules = createRules();
      const server = await startServer();
      // From the first mail on nothing can be marked: what is acknowledged from then on stays unmarked.
      inbox.onMail = () => database.proxy.hang();
      await enqueueMails(database, MAILS);
      await waitFor(async () => (inbox.mails.length > 0 && !smtp.isInUse()) || undefined, 'mails to be taken');
      const sentBefore = inbox.mails.length;
      rules.expect((await countUnsent(database)) > 0, 'a mail was taken and not marked');
      server.kill('SIGKILL');
      await server.end;
      inbox.onMail = () => undefined;
      database.proxy.restore();
      const began = performance.now();
      await startServer();
      await waitFor(
        async () => ((await countUnsent(database)) === 0 ? true : undefined),
        'every mail to be marked',
        TAKEN_OVER_WITHIN_S,
      );
      const recoverySeconds = (performance.now() - began) / 1_000;
      const copies = copiesOf(inbox.mails);
      rules.expect(Math.max(...copies.values()) <= 2, 'at most one duplicate of each, with the same Message-ID');
      return {
        requests: MAILS,
        acknowledged: MAILS,
        lost: MAILS - copies.size,
        recoverySeconds,
        unmet: rules.unmet,
        note: `${sentBefore} taken before the kill, ${inbox.mails.length} in all`,
      };
    }),
};
