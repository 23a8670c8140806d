import { getOrganization } from '@evenway/contract';
import { useCall } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { goToCompany } from '../../shared/sign-in/go-to-company.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { LeaveOrganization } from './leave-organization.tsx';
import { singleSignOnRequiredTexts } from './single-sign-on-required-texts.ts';

/**
 * The only screen for someone who signed in another way to an organization that enforces single sign-on. They may also
 * leave.
 */
export function SingleSignOnRequiredPage() {
  const t = useTexts(singleSignOnRequiredTexts);
  const { data: organization } = useCall(getOrganization, {});
  const { email } = useSession();
  const start = useCallMutation({ run: () => goToCompany(email ?? ''), failed: { fallback: t.failed } });
  usePageTitle(t.title);
  return (
    <>
      <PageHeader title={t.title} subtitle={organization && t.subtitle(organization.name)} />
      <Section title={t.section} description={t.help}>
        <div className="flex max-w-measure flex-col items-start gap-5">
          <ErrorBanner>{start.problem}</ErrorBanner>
          <Button variant="primary" isPending={start.isPending} pendingLabel={t.starting} onPress={() => start.start()}>
            {t.start}
          </Button>
          <p className="text-ink-muted">{t.trouble}</p>
        </div>
      </Section>
      <LeaveOrganization />
    </>
  );
}
