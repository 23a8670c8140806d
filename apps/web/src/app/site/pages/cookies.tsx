import { cookiePolicy } from '../../../content/policies/cookies.ts';
import { PolicyPage } from '../../../features/policies/policy-page.tsx';

export function Page() {
  return <PolicyPage policy={cookiePolicy} />;
}
