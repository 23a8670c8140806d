import { type CallInput, inviteUser } from '@evenway/contract';
import { useEffect, useEffectEvent } from 'react';
import { PEOPLE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { roleNames } from '../../../platform/session/role-names.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { EmailField } from '../../../shared/account-form/email-field.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { inviteTexts } from './invitation-texts.ts';
import { emptyInvite, validateInvite } from './validate-invite.ts';

interface InviteDialogProps {
  onClose: () => void;
  onInvited: (news: string) => void;
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const t = useTexts(inviteTexts);
  const roles = useTexts(roleNames);
  const form = useInviteForm(() => {
    onInvited(t.sentNews);
    onClose();
  });
  const isEmpty = form.values.email.trim() === '';
  return (
    <Dialog
      isOpen
      size="sm"
      title={t.title}
      onOpenChange={onClose}
      isDismissable={!form.isSubmitting}
      initialFocus="email"
      footer={
        <>
          <Button onPress={onClose} isDisabled={form.isSubmitting}>
            {t.cancel}
          </Button>
          <DisabledReason reason={isEmpty ? t.sendWithoutEmail : undefined}>
            <Button
              variant="primary"
              isPending={form.isSubmitting}
              pendingLabel={t.sending}
              onPress={form.handleSubmit}
            >
              {t.send}
            </Button>
          </DisabledReason>
        </>
      }
    >
      <div role="status" className="*:mb-5">
        {form.isSent && <Banner tone="success">{t.sent}</Banner>}
      </div>
      <Form label={t.title} onSubmit={form.handleSubmit}>
        <ErrorBanner>{form.problem}</ErrorBanner>
        <EmailField
          {...form.field('email')}
          label={t.email}
          description={t.emailHelp}
          autoComplete="off"
          isReadOnly={form.isSent}
        />
        <RadioGroup
          label={t.role}
          name="role"
          value={form.values.role}
          onChange={(role) => form.set('role', role)}
          options={(['ORG_USER', 'ORG_ADMIN'] as const).map((id) => ({
            id,
            label: roles[id],
            description: t.roleHelp[id],
          }))}
        />
      </Form>
    </Dialog>
  );
}

/** The invitation being written. Once it is sent, the dialog says so briefly and then calls `onFinish`. */
function useInviteForm(onFinish: () => void) {
  const t = useTexts(inviteTexts);
  const invitation = useCallMutation({
    run: (query: CallInput<typeof inviteUser>['query']) => call(inviteUser, { query }),
    invalidates: PEOPLE_CALLS,
    failed: { fallback: t.failed },
  });
  const { isDone: isSent } = invitation;

  const form = useForm({
    initial: emptyInvite,
    validate: (values) => validateInvite(values, t),
    submit: async (values) => {
      await invitation.submit({ email: values.email.trim(), role: values.role });
    },
  });

  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => finish(), TIMINGS.invitationDialogClose);
    return () => clearTimeout(timer);
  }, [isSent]);

  return {
    ...form,
    problem: form.failure === null ? null : invitation.problem,
    isSent,
    handleSubmit: () => isSent || form.handleSubmit(),
  };
}
