import { type CurrentUser, forgotPassword, getCurrentUser, paths } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Banner, ErrorBanner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { LeaveOrganization } from './leave-organization.tsx';
import { MailLanguageForm } from './mail-language-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { passwordTexts } from './password-texts.ts';
import { PersonalInfoForm } from './personal-info-form.tsx';
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

/**
 * For people who have only ever signed in with a provider: their mailbox, not an old password, authorizes the first
 * one.
 */
function FirstPassword({ email }: { email: string }) {
  const t = useTexts(passwordTexts).first;
  const mail = useCallMutation({
    run: () => call(forgotPassword, { body: { email } }),
    failed: { fallback: t.failed },
  });

  return (
    <div className="flex max-w-xl flex-col items-start gap-4 wrap-anywhere">
      <p>{t.help(email)}</p>
      <ErrorBanner>{mail.problem}</ErrorBanner>
      <Button isPending={mail.isPending} pendingLabel={t.sending} onPress={() => mail.start()}>
        {t.send}
      </Button>
      <div role="status">{mail.isDone && <Banner tone="success">{t.sent(email)}</Banner>}</div>
    </div>
  );
}

/** Has the shape of the two forms, so that nothing below moves when they load. */
function PersonalInfoSkeleton() {
  const t = useTexts(texts);
  return (
    <div className="flex max-w-xl flex-col gap-10">
      <div className="flex flex-col gap-6">
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <FieldSkeleton label={t.loading} />
          <FieldSkeleton />
        </div>
        <FieldSkeleton hasHelp />
        <ButtonSkeleton />
      </div>
      <div className="flex flex-col gap-6">
        <FieldSkeleton hasHelp />
        <ButtonSkeleton />
      </div>
    </div>
  );
}

function FieldSkeleton({ label, hasHelp }: { label?: string; hasHelp?: boolean }) {
  return (
    <div className="flex flex-col gap-1.5">
      <Skeleton shape="line" width="w-24" label={label} />
      {hasHelp && (
        <span className="text-sm">
          <Skeleton shape="line" width="w-64 max-w-full" />
        </span>
      )}
      <span aria-hidden="true" className="h-11 motion-wait rounded-control bg-surface-hover" />
    </div>
  );
}

const ButtonSkeleton = () => (
  <span aria-hidden="true" className="h-11 w-36 motion-wait rounded-control bg-surface-hover" />
);
