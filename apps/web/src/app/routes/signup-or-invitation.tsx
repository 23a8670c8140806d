import { SignupPage } from '../../features/auth/signup/signup-page.tsx';
import { AcceptInvitePage } from '../../features/team/accept-invitation/accept-invite-page.tsx';
import { useSearchParams } from '../../lib/router/hooks.ts';

/** The signup address with an invitation's token is the invitation page. */
export function SignupOrInvitation() {
  const [query] = useSearchParams();
  return query.get('token') ? <AcceptInvitePage /> : <SignupPage />;
}
