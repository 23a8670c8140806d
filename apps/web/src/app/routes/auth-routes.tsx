import { paths } from '@evenway/contract';
import type { Route } from '../../lib/router/router.ts';
import { frame, screen } from './screen.ts';

export const authRoutes: readonly Route[] = [
  ...frame(async () => {
    const { AuthLayout } = await import('../layouts/auth-layout.tsx');
    return <AuthLayout />;
  }, [
    screen(paths.login, async () => (await import('../../features/auth/login/login-page.tsx')).LoginPage),
    screen(paths.signup, async () => (await import('./signup-or-invitation.tsx')).SignupOrInvitation),
    screen(
      paths.acceptInvite,
      async () => (await import('../../features/team/accept-invitation/accept-invite-page.tsx')).AcceptInvitePage,
    ),
    screen(paths.verify, async () => (await import('../../features/auth/verification/verify-page.tsx')).VerifyPage),
    screen(
      paths.verifyPending,
      async () => (await import('../../features/auth/verification/verify-pending-page.tsx')).VerifyPendingPage,
    ),
    screen(
      paths.forgotPassword,
      async () => (await import('../../features/auth/password-reset/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
    screen(
      paths.resetPassword,
      async () => (await import('../../features/auth/password-reset/reset-password-page.tsx')).ResetPasswordPage,
    ),
    screen(
      paths.confirmed,
      async () => (await import('../../features/auth/confirmed/confirmed-page.tsx')).ConfirmedPage,
    ),
    screen(
      paths.confirmBillingContact,
      async () =>
        (await import('../../features/organization/billing-contact/billing-contact-page.tsx')).BillingContactPage,
    ),
    screen(
      paths.singleSignOn,
      async () => (await import('../../features/auth/single-sign-on/company-sign-in-page.tsx')).CompanySignInPage,
    ),
    screen(
      paths.websiteTransfer,
      async () => (await import('../../features/website-transfer/website-transfer-page.tsx')).WebsiteTransferPage,
    ),
    screen(
      paths.secondStep,
      async () => (await import('../../features/auth/second-step/second-step-page.tsx')).SecondStepPage,
    ),
    screen(
      paths.resetSecondFactor,
      async () => (await import('../../features/auth/second-step/reset-pages.tsx')).ResetSecondFactorPage,
    ),
    screen(
      paths.keepSecondFactor,
      async () => (await import('../../features/auth/second-step/reset-pages.tsx')).KeepSecondFactorPage,
    ),
    screen(
      paths.restoreAccount,
      async () => (await import('../../features/data-rights/deletion/restore-account-page.tsx')).RestoreAccountPage,
    ),
    screen(paths.payment, async () => (await import('../../features/plan-selection/payment-page.tsx')).PaymentPage),
  ]),
  ...frame(async () => {
    const { AuthLayout } = await import('../layouts/auth-layout.tsx');
    return <AuthLayout isWide />;
  }, [
    screen(
      paths.selectPlan,
      async () => (await import('../../features/plan-selection/select-plan-page.tsx')).SelectPlanPage,
    ),
  ]),
];
