import { approveEmailChange, paths } from '@evenway/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { isDeadLink } from '../../../platform/api/is-dead-link.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { approveEmailTexts } from './approve-email-texts.ts';

type State = 'asking' | 'sending' | 'done' | { readonly error: unknown };

/** Opening the link approves nothing: programs that look into mails open links too. A person presses the button. */
export function ApproveEmailPage() {
  const t = useTexts(approveEmailTexts);
  const [query] = useSearchParams();
  const token = query.get('token');
  const [state, setState] = useState<State>('asking');
  usePageTitle(t.title);

  async function approve(secret: string) {
    setState('sending');
    try {
      await call(approveEmailChange, { query: { token: secret } });
      setState('done');
    } catch (error) {
      setState({ error });
    }
  }

  if (state === 'done') {
    return (
      <>
        <AuthHeading title={t.doneTitle} takesFocus>
          {t.done}
        </AuthHeading>
        <ButtonLink to={paths.account}>{t.toAccount}</ButtonLink>
      </>
    );
  }
  const failure =
    token === null ? t.noToken : typeof state === 'object' ? errorToText(state.error, { fallback: t.failed }) : null;
  const isUsable = token !== null && !(typeof state === 'object' && isDeadLink(state.error));
  return (
    <>
      <AuthHeading title={t.title}>{isUsable && t.help}</AuthHeading>
      <div className="flex flex-col gap-6">
        {failure !== null && (
          <Banner tone="error" live>
            {failure}
          </Banner>
        )}
        <div className="flex flex-wrap gap-3">
          {isUsable && (
            <Button
              variant="primary"
              isPending={state === 'sending'}
              pendingLabel={t.approving}
              onPress={() => void approve(token)}
            >
              {t.approve}
            </Button>
          )}
          <ButtonLink to={paths.account}>{t.toAccount}</ButtonLink>
        </div>
      </div>
    </>
  );
}
