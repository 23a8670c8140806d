import type { Endpoint, StepUp } from '@evenway/contract/schemas';
import type { KeyHolder } from '../api-keys/key-holder.ts';
import { AppError } from '../errors/app-error.ts';
import type { OrganizationAccess, Session } from '../sessions/session.ts';

/**
 * A session may have been left open or stolen, so the most harmful actions ask for a fresh proof of identity. People with
 * a second factor prove it with that one.
 */
export function requireStepUp(session: Session, stepUp: StepUp): void {
  if (!isProven(session, stepUp)) throw new AppError('step_up_required');
}

export function isProven({ hasSecondFactor, confirmedWith }: Session, stepUp: StepUp): boolean {
  if (hasSecondFactor) return confirmedWith === 'second_factor';
  return confirmedWith !== null && (stepUp === 'recent' || confirmedWith !== 'sign_in');
}

/** Someone who makes an admin of their own has to wait, so that the others have time to notice. */
export function requireSeasonedAdmin({ newAdminUntil }: Pick<OrganizationAccess, 'newAdminUntil'>): void {
  if (newAdminUntil === null) return;
  const from = `${newAdminUntil.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
  throw new AppError('new_admin', {
    message: `New admins wait a day before they can do this. You can from ${from}. Another admin can do it now.`,
    retryAfter: Math.max(1, Math.ceil((newAdminUntil.getTime() - Date.now()) / 1000)),
  });
}

/** Applies a rule that the contract declares for some cases. Every handler of such a call must say whether it is one. */
export type GuardIf = (isCase: boolean) => void;

export function conditionalGuard({ path, stepUp, grave }: Endpoint, session: Session | KeyHolder | null) {
  const isConditional = typeof stepUp === 'object' || typeof grave === 'object';
  let isDecided = !isConditional;
  const guardIf: GuardIf = (isCase) => {
    if (!isConditional || !session || 'keyId' in session) throw new Error(`${path} declares no rule for some cases`);
    isDecided = true;
    if (!isCase) return;
    if (typeof grave === 'object') requireSeasonedAdmin(session);
    if (typeof stepUp === 'object') requireStepUp(session, stepUp.ask);
  };
  /** Called when the handler has finished: a forgotten rule is our bug, which must not pass for a success. */
  const requireDecision = () => {
    if (!isDecided) throw new Error(`the handler of ${path} did not say whether its rule applies`);
  };
  return { guardIf, requireDecision };
}
