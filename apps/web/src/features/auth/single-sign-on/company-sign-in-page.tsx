import { Navigate } from '../../../lib/router/screens.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { afterSignIn } from '../../../platform/session/redirect-target.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { goToCompany } from '../../../shared/sign-in/go-to-company.ts';
import { EmailRequestForm } from '../email-request-form.tsx';
import { companySignInTexts } from './company-sign-in-texts.ts';

/** For people whose organization has its own provider, found by the domain of their address. */
export function CompanySignInPage() {
  const t = useTexts(companySignInTexts);
  const { isAuthenticated, orgId } = useSession();
  usePageTitle(t.title);
  if (isAuthenticated) return <Navigate to={afterSignIn(null, orgId)} replace />;
  return <EmailRequestForm texts={t} submit={goToCompany} />;
}
