import { privacyPolicy } from '../../../content/policies/privacy.ts';
import { PolicyPage } from '../../../features/policies/policy-page.tsx';

export function Page() {
  return <PolicyPage policy={privacyPolicy} />;
}
