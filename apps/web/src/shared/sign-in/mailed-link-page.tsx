import type { ReactNode } from 'react';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { errorToText, type FailureTexts } from '../../platform/api/error-to-text.ts';
import { isDeadLink } from '../../platform/api/is-dead-link.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { AuthHeading } from './auth-heading.tsx';

interface MailedLinkPageProps {
  title: string;
  help: string;
  label: string;
  pendingLabel: string;
  noToken: string;
  failed: FailureTexts | string;
  /** Shown for a link that no longer works, if the server's own sentence says too little. */
  gone?: string;
  /** A link to where the person can go instead. */
  elsewhere: ReactNode;
  run: (token: string) => Promise<void>;
  /** Once it is done. */
  children: ReactNode;
}

/** Opening the link does nothing, because programs that scan mails open links too. A person presses the button. */
export function MailedLinkPage({ title, help, label, pendingLabel, children, ...props }: MailedLinkPageProps) {
  const [query] = useSearchParams();
  const token = query.get('token');
  usePageTitle(title);
  const use = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      if (token !== null) await props.run(token);
    },
  });
  if (use.isDone) return children;
  const isDead = isDeadLink(use.failure);
  const isUsable = token !== null && !isDead;
  const problem =
    token === null
      ? props.noToken
      : use.failure !== null && ((isDead && props.gone) || errorToText(use.failure, props.failed));
  return (
    <>
      <AuthHeading title={title}>{isUsable && help}</AuthHeading>
      <div className="flex flex-col gap-6">
        <ErrorBanner>{problem}</ErrorBanner>
        <div className="action-row">
          {isUsable && (
            <Button
              variant="primary"
              isPending={use.isSubmitting}
              pendingLabel={pendingLabel}
              onPress={use.handleSubmit}
            >
              {label}
            </Button>
          )}
          {props.elsewhere}
        </div>
      </div>
    </>
  );
}
