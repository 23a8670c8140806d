import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../../users/user-repository.ts';
import { EXPORT_READY_MAIL } from '../mails/export-ready.ts';
import { failExport } from './export-repository.ts';
import { WRITE_EXPORT_TASK } from './request-export.ts';
import { type FinishedExport, writeExport } from './write-export.ts';

/** Within about a minute. After that the person is told to try again rather than left waiting. */
const MAX_ATTEMPTS = 5;

const forExport = z.object({ exportId: z.string() });

export const exportTasks = ({ database, settings, log }: Platform): TaskList => ({
  [WRITE_EXPORT_TASK]: async (payload, { job }) => {
    const { exportId } = forExport.parse(payload);
    try {
      await writeExport(database, exportId, { brand: settings.BRAND_NAME, onReady: mailLink });
    } catch (error) {
      if (job.attempts < MAX_ATTEMPTS) throw error;
      log.error({ err: error }, 'a data export failed for good');
      await failExport(database, exportId);
    }
  },
});

async function mailLink(tx: Transaction, { id, subject, requestedBy }: FinishedExport): Promise<void> {
  const person = await findUser(tx, requestedBy);
  if (!person) return;
  const { email: recipient, language, firstName } = person;
  const params = { exportId: id, firstName, own: String('userId' in subject), requestedBy };
  await enqueueMail(tx, { recipient, template: EXPORT_READY_MAIL, language, params });
}
