import { paths } from '@evenway/contract';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AcceptInviteForm } from './accept-invite-form.tsx';
import { acceptInviteTexts } from './accept-invite-texts.ts';
import { AuthHeading } from './auth-heading.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useInvitation } from './use-invitation.ts';

export function AcceptInvitePage() {
  const t = useTexts(acceptInviteTexts);
  const [query] = useSearchParams();
  const token = query.get('token');
  usePageTitle(t.title);
  return (
    <>
      <AuthHeading title={t.title}>{t.lead}</AuthHeading>
      {token ? <Invitation token={token} /> : <Dead reason={t.noToken} />}
    </>
  );
}

function Invitation({ token }: { token: string }) {
  const t = useTexts(acceptInviteTexts);
  const invitation = useInvitation(token);
  if (invitation.state === 'loading') return <Spinner label={t.loading} />;
  if (invitation.state === 'failed') return <Dead reason={invitation.message} onRetry={invitation.retry} />;
  return (
    <div className="flex flex-col gap-6">
      <ProviderButtons ways={['google-signup', 'facebook-signup']} token={token} />
      <AcceptInviteForm token={token} email={invitation.email} />
    </div>
  );
}

function Dead({ reason, onRetry }: { reason: string; onRetry?: () => void }) {
  const t = useTexts(acceptInviteTexts);
  return (
    <div className="flex flex-col gap-6">
      <Banner tone="error" live>
        {reason}
      </Banner>
      <p className="text-ink-muted">{t.whatNow}</p>
      <div className="flex flex-wrap gap-3">
        {onRetry && (
          <Button variant="primary" onPress={onRetry}>
            {t.retry}
          </Button>
        )}
        <ButtonLink to={paths.login}>{t.signIn}</ButtonLink>
      </div>
    </div>
  );
}
