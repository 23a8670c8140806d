import { mailboxOf } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import { hashSecret } from '../../platform/crypto/keys.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { describeBrowser } from '../../platform/http/describe-browser.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { limits } from '../../platform/limits/limits.ts';
import { isLinkOpen } from '../../platform/mailed-links/mailed-link-repository.ts';
import type { Platform } from '../../platform/platform.ts';
import { createDeviceCookie } from './device-cookie.ts';
import type { Invitations } from './invitations.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { signUp } from './sign-up.ts';
import { REQUEST_PASSWORD_RESET_TASK, RESEND_VERIFICATION_TASK } from './tasks.ts';
import { verifyEmail } from './verify-email.ts';

/**
 * Creating an account, proving its address, and account recovery. Responses are the same for known and unknown
 * addresses.
 */
export function accountRoutes(platform: Platform, invitations: Invitations): Implementation[] {
  const { database, limits: rateLimits } = platform;
  const deviceCookie = createDeviceCookie(platform.keys.device, platform.settings.WEB_URL.startsWith('https://'));

  const mailJob = async (task: string, email: string, client: string) => {
    await rateLimits.consumePerClient(limits.mailPerClient, client);
    await rateLimits.consume(limits.mailPerEmail, `${task}:${hashSecret(mailboxOf(email))}`);
    await addJob(database, task, { email });
  };

  return [
    implement(endpoints.signUp, async ({ input: { body }, language, request, record }) => {
      await rateLimits.consumePerClient(limits.signUpPerClient, request.ip);
      await rateLimits.consume(limits.signUpPerEmail, hashSecret(mailboxOf(body.email)));
      const { firstName, lastName, email, password: passwordDigest, organizationName = '', inviteToken } = body;
      const person = { firstName, lastName, email, passwordDigest, language };
      if (inviteToken !== undefined) {
        await invitations.accept(platform, inviteToken, person, record);
        return { message: 'Your account is ready. You can sign in now.' };
      }
      const browser = describeBrowser(request.headers['user-agent']);
      await signUp(platform, { ...person, organizationName, browser });
      return { message: 'Check your email for a link to verify your address.' };
    }),
    implement(endpoints.verifyEmail, async ({ input: { query }, request, record }) => {
      await rateLimits.consumePerClient(limits.linkPerClient, request.ip);
      const verified = await database.transaction((tx) => verifyEmail(tx, platform.keys, query.token, record));
      const next = verified.choosesPassword ? 'A mail to it leads to choosing your password.' : 'You can sign in now.';
      return { message: `Your email address is verified. ${next}`, ...verified };
    }),
    implement(endpoints.resendVerification, async ({ input: { body }, request }) => {
      await mailJob(RESEND_VERIFICATION_TASK, body.email, request.ip);
      return { message: 'If the address is waiting for verification, a new link is on its way.' };
    }),
    implement(endpoints.forgotPassword, async ({ input: { body }, request }) => {
      await mailJob(REQUEST_PASSWORD_RESET_TASK, body.email, request.ip);
      return { message: 'If there is an account with this address, a reset link is on its way.' };
    }),
    implement(endpoints.checkResetLink, async ({ input: { query }, request }) => {
      await rateLimits.consumePerClient(limits.linkPerClient, request.ip);
      if (!(await isLinkOpen(database, query.token, 'reset_password'))) throw new AppError('invalid_link');
      return { message: 'This link works. Choose a new password.' };
    }),
    implement(endpoints.resetPassword, async ({ input: { query, body }, request, record, reply }) => {
      await rateLimits.consumePerClient(limits.linkPerClient, request.ip);
      const { email } = await resetPassword(platform, query.token, body.newPassword, record);
      deviceCookie.set(request, reply, email);
      return { message: 'Your password is changed. You can sign in now.', email };
    }),
  ];
}
