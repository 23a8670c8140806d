import { paths } from '@evenway/contract';
import type { RouteObject } from 'react-router';
import { frame, screen } from './screen.ts';

export const authRoutes: RouteObject[] = [
  frame(async () => {
    const { AuthLayout } = await import('../layouts/auth-layout.tsx');
    return <AuthLayout />;
  }, [
    screen(paths.login, async () => (await import('../../features/auth/login-page.tsx')).LoginPage),
    screen(paths.signup, async () => (await import('../../features/auth/signup-page.tsx')).SignupPage),
    screen(
      paths.acceptInvite,
      async () => (await import('../../features/auth/accept-invite-page.tsx')).AcceptInvitePage,
    ),
    screen(paths.verify, async () => (await import('../../features/auth/verify-page.tsx')).VerifyPage),
    screen(
      paths.verifyPending,
      async () => (await import('../../features/auth/verify-pending-page.tsx')).VerifyPendingPage,
    ),
    screen(
      paths.forgotPassword,
      async () => (await import('../../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
    screen(
      paths.resetPassword,
      async () => (await import('../../features/auth/reset-password-page.tsx')).ResetPasswordPage,
    ),
    screen(
      paths.approveEmail,
      async () => (await import('../../features/auth/approve-email-page.tsx')).ApproveEmailPage,
    ),
    screen(paths.payment, async () => (await import('../../features/auth/payment-page.tsx')).PaymentPage),
  ]),
  frame(async () => {
    const { AuthLayout } = await import('../layouts/auth-layout.tsx');
    return <AuthLayout isWide />;
  }, [screen(paths.selectPlan, async () => (await import('../../features/auth/select-plan-page.tsx')).SelectPlanPage)]),
];
