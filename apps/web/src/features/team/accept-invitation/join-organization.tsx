import { joinOrganization, listOwnOrganizations, paths } from '@evenway/contract';
import { useState } from 'react';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useAnswer } from '../../../platform/api/use-answer.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { acceptInviteTexts } from './accept-invite-texts.ts';

/** For someone signed in with the invited address: their current organization, the new one, and one button. */
export function JoinOrganization({ token, organization }: { token: string; organization: string }) {
  const t = useTexts(acceptInviteTexts);
  const { toDashboard } = useTexts(accountTexts);
  const navigate = useNavigate();
  const { orgId, refresh } = useSession();
  const own = useAnswer(token, askForOrganizations);
  const [state, setState] = useState<{ isPending: boolean; failure: unknown }>({ isPending: false, failure: null });
  const present = own.state === 'answered' ? own.answer.find(({ id }) => id === orgId)?.name : undefined;

  async function join() {
    setState({ isPending: true, failure: null });
    try {
      await call(joinOrganization, { query: { token } });
      await refresh();
      await navigate(paths.dashboard, { replace: true });
    } catch (failure) {
      setState({ isPending: false, failure });
    }
  }

  return (
    <>
      <ErrorBanner>{state.failure !== null && errorToText(state.failure, { fallback: t.joinFailed })}</ErrorBanner>
      <DefinitionList
        items={[
          ...(present === undefined ? [] : [{ term: t.present, value: present }]),
          { term: t.next, value: organization },
        ]}
      />
      <div className="action-row">
        <Button variant="primary" isPending={state.isPending} pendingLabel={t.joining} onPress={() => void join()}>
          {t.join(organization)}
        </Button>
        <ButtonLink to={paths.dashboard}>{toDashboard}</ButtonLink>
      </div>
    </>
  );
}

const askForOrganizations = (_token: string, signal: AbortSignal) => call(listOwnOrganizations, {}, { signal });
