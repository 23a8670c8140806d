import { approveEmailChange, paths } from '@evenway/contract';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { isDeadLink } from '../../../platform/api/is-dead-link.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { approveEmailTexts } from './approve-email-texts.ts';

/** Opening the link approves nothing: programs that look into mails open links too. A person presses the button. */
export function ApproveEmailPage() {
  const t = useTexts(approveEmailTexts);
  const [query] = useSearchParams();
  const token = query.get('token');
  usePageTitle(t.title);

  const approval = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      if (token !== null) await call(approveEmailChange, { query: { token } });
    },
  });

  if (approval.isDone) {
    return (
      <>
        <AuthHeading title={t.doneTitle} takesFocus>
          {t.done}
        </AuthHeading>
        <ButtonLink to={paths.account}>{t.toAccount}</ButtonLink>
      </>
    );
  }
  const { failure } = approval;
  const problem = token === null ? t.noToken : failure !== null && errorToText(failure, { fallback: t.failed });
  const isUsable = token !== null && !isDeadLink(failure);
  return (
    <>
      <AuthHeading title={t.title}>{isUsable && t.help}</AuthHeading>
      <div className="flex flex-col gap-6">
        {problem && (
          <Banner tone="error" live>
            {problem}
          </Banner>
        )}
        <div className="action-row">
          {isUsable && (
            <Button
              variant="primary"
              isPending={approval.isSubmitting}
              pendingLabel={t.approving}
              onPress={approval.handleSubmit}
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
