import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { copiesOf } from '@evenway/testing/counting-inbox';
import { waitFor } from '@evenway/testing/wait-for';
import { withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase } from '../lib/fault-case.ts';
import { countUnsent, enqueueMails } from '../lib/queued-mails.ts';

const MAILS = 1_000;
const SENT_WITHIN_S = 300;

export const twoMailWorkers: FaultCase = {
  id: 'R11',
  fault: `two servers send ${MAILS} mails`,
  run: () =>
    withEnvironment(async ({ database, inbox, startServer }) => {
      const rules = createRules();
      await startServer();
      await startServer({ port: await findFreePort() });
      await enqueueMails(database, MAILS);
      await waitFor(
        async () => ((await countUnsent(database)) === 0 ? true : undefined),
        'every mail to be sent',
        SENT_WITHIN_S,
      );
      const copies = copiesOf(inbox.mails);
      rules.expect(inbox.mails.length === copies.size, `no mail comes twice (${inbox.mails.length - copies.size} did)`);
      return {
        requests: MAILS,
        acknowledged: MAILS,
        lost: MAILS - copies.size,
        recoverySeconds: null,
        unmet: rules.unmet,
      };
    }),
};
