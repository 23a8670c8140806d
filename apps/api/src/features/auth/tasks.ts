import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/platform.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resendVerification } from './resend-verification.ts';
import { RESEAL_SECRETS_TASK, resealSecrets } from './second-factor/reseal-secrets.ts';
import { SECOND_FACTOR_RESETS_TASK, workOnResets } from './second-factor/reset-second-factor.ts';

export const RESEND_VERIFICATION_TASK = 'resend_verification';
export const REQUEST_PASSWORD_RESET_TASK = 'request_password_reset';

const forEmail = z.object({ email: z.string() });

export const authTasks = ({ database, keys }: Platform): TaskList => ({
  [SECOND_FACTOR_RESETS_TASK]: () => workOnResets({ database }),
  [RESEAL_SECRETS_TASK]: () => resealSecrets({ database, keys }),
  [RESEND_VERIFICATION_TASK]: (payload) =>
    database.transaction((tx) => resendVerification(tx, keys, forEmail.parse(payload).email)),
  [REQUEST_PASSWORD_RESET_TASK]: (payload) =>
    database.transaction((tx) => requestPasswordReset(tx, keys, forEmail.parse(payload).email)),
});
