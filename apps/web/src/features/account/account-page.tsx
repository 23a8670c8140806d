import { type CurrentUser, getCurrentUser, paths } from '@evenway/contract';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { FirstPassword } from './first-password.tsx';
import { LeaveOrganization } from './leave-organization.tsx';
import { MailLanguageForm } from './mail-language-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonalInfoForm } from './personal-info-form.tsx';
import { PersonalInfoSkeleton } from './personal-info-skeleton.tsx';
import { texts } from './texts.ts';

export function AccountPage() {
  const t = useTexts(texts);
  const { data: user, error, isPending, refetch } = useCall(getCurrentUser, {});
  usePageTitle(t.title);
  if (user?.isSingleSignOn) return <CompanyAccount user={user} />;
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} />
      <Section title={t.personal} description={t.personalHelp}>
        {isPending && <PersonalInfoSkeleton />}
        {user && <PersonalInfoForm user={user} />}
        {user && <MailLanguageForm user={user} />}
        {error && !user && (
          <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
            {errorToText(error, { fallback: t.loadFailed })}
          </LoadProblem>
        )}
      </Section>
      <Section title={t.security} description={t.securityHelp}>
        {user?.hasPassword === false ? (
          <FirstPassword email={user.email} />
        ) : (
          <PasswordForm email={user?.email ?? ''} />
        )}
      </Section>
      <Section title={t.moreSecurity} description={t.moreSecurityHelp}>
        <ButtonLink to={paths.accountSecurity}>{t.toSecurity}</ButtonLink>
      </Section>
      <Section title={t.organizations} description={t.organizationsHelp}>
        <TextLink to={paths.organizations}>{t.toOrganizations}</TextLink>
      </Section>
      <Section title={t.data.title} description={t.data.help}>
        <ButtonLink to={paths.ownData}>{t.data.open}</ButtonLink>
      </Section>
      <LeaveOrganization />
    </>
  );
}

/** Someone who signed in with their company sees who they are; the account itself needs another sign-in. */
function CompanyAccount({ user }: { user: CurrentUser }) {
  const t = useTexts(texts);
  const { company } = t;
  return (
    <>
      <PageHeader title={t.title} />
      <Section title={t.personal} description={t.personalHelp}>
        <div className="flex max-w-xl flex-col gap-6">
          <Banner tone="info">
            <p>{company.banner}</p>
            {!user.hasPassword && <p className="mt-1">{company.forgot}</p>}
          </Banner>
          <DefinitionList
            items={[
              { term: company.name, value: `${user.firstName} ${user.lastName}` },
              { term: company.email, value: <span className="wrap-anywhere">{user.email}</span> },
            ]}
          />
          <MailLanguageForm user={user} />
        </div>
      </Section>
      <LeaveOrganization />
    </>
  );
}
