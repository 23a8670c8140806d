import { termsOfService } from '../../../content/policies/terms.ts';
import { PolicyPage } from '../../../features/policies/policy-page.tsx';

export function Page() {
  return <PolicyPage policy={termsOfService} />;
}
