import { resetByOperator } from './features/auth/second-factor/reset-second-factor.ts';
import { turnOff } from './features/auth/single-sign-on/change-settings.ts';
import { verifyByHand } from './features/auth/verify-email.ts';
import { closeAccountByOperator } from './features/data-rights/deletion/close-account.ts';
import { closeOrganizationByOperator } from './features/data-rights/deletion/close-organization.ts';
import { eraseAddress } from './features/data-rights/deletion/erase.ts';
import { queueExport } from './features/data-rights/exports/request-export.ts';
import type { OperatorActions } from './features/operator/deed.ts';
import { startEmailChange } from './features/users/change-email.ts';
import { lockUser } from './features/users/user-repository.ts';
import type { Keys } from './platform/crypto/keys.ts';

/** What the operator's commands share with the screens. */
export const operatorActions = (keys: Keys): OperatorActions => ({
  verify: (tx, userId) => verifyByHand(tx, keys, userId),
  async changeAddress(tx, userId, newEmail) {
    const user = await lockUser(tx, userId);
    if (user) await startEmailChange(tx, keys, user, newEmail);
  },
  async resetSecondFactor(tx, userId) {
    await resetByOperator(tx, userId);
  },
  turnOffSso: (tx, organizationId) => turnOff(tx, organizationId),
  closeAccount: (tx, userId) => closeAccountByOperator(tx, keys, userId),
  closeOrganization: closeOrganizationByOperator,
  eraseAddress,
  requestExport: (tx, subject, language) => queueExport(tx, subject, { requestedBy: null, language }),
});
