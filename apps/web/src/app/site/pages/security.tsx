import { securityPolicy } from '../../../content/policies/security.ts';
import { PolicyPage } from '../../../features/policies/policy-page.tsx';

export function Page() {
  return <PolicyPage policy={securityPolicy} />;
}
