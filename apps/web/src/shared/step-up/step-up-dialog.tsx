import { getSecurity, type SecurityOverview } from '@evenway/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { createQueryClient } from '../../platform/api/query-client.ts';
import type { StepUpReason } from '../../platform/api/step-up.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Divider } from '../../ui/layout/divider.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ProviderConfirmation } from './provider-confirmation.tsx';
import { stepUpTexts } from './step-up-texts.ts';
import { useStepUp } from './use-step-up.ts';

interface StepUpDialogProps {
  reason: StepUpReason;
  onEnd: (isConfirmed: boolean) => void;
}

export function StepUpDialog(props: StepUpDialogProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedDialog {...props} />
    </QueryClientProvider>
  );
}

function LoadedDialog(props: StepUpDialogProps) {
  const t = useTexts(stepUpTexts);
  const { onEnd } = props;
  const { data: security, error, refetch } = useCall(getSecurity, {});
  if (security) return <Question security={security} {...props} />;
  return (
    <Dialog isOpen size="sm" title={t.title} onOpenChange={() => onEnd(false)}>
      {error ? (
        <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()} takeFocus={() => undefined}>
          {errorToText(error, t.loadFailed)}
        </LoadProblem>
      ) : (
        <Skeleton shape="line" width="w-64 max-w-full" label={t.loading} />
      )}
    </Dialog>
  );
}

function Question({ security, reason, onEnd }: StepUpDialogProps & { security: SecurityOverview }) {
  const t = useTexts(stepUpTexts);
  const { proof, form, passkey, failure } = useStepUp(security, () => onEnd(true));
  const isBusy = form.isSubmitting || passkey.isPending;
  const { hasPasskey } = security;
  return (
    <Dialog
      isOpen
      size="sm"
      title={t.title}
      onOpenChange={() => onEnd(false)}
      isDismissable={!isBusy}
      initialFocus={hasPasskey ? undefined : 'proof'}
      footer={
        <>
          <Button onPress={() => onEnd(false)} isDisabled={isBusy}>
            {t.cancel}
          </Button>
          {proof !== 'provider' && (
            <Button
              variant="primary"
              isPending={form.isSubmitting}
              isDisabled={passkey.isPending}
              pendingLabel={t.confirming}
              onPress={form.handleSubmit}
            >
              {t.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>{reason === 'insufficient' ? t.insufficient : t.help}</p>
        <ErrorBanner>{failure !== null && errorToText(failure, { fallback: t.failed })}</ErrorBanner>
        {hasPasskey && (
          <>
            <Button
              fullWidth
              isPending={passkey.isPending}
              isDisabled={form.isSubmitting}
              pendingLabel={t.passkeyPending}
              onPress={passkey.start}
            >
              {t.passkey}
            </Button>
            <Divider>{t.orCode}</Divider>
          </>
        )}
        {proof === 'provider' && <ProviderConfirmation security={security} onConfirmed={() => onEnd(true)} />}
        {proof !== 'provider' && (
          <Form label={t.title} onSubmit={form.handleSubmit}>
            {proof === 'password' ? (
              <PasswordField {...form.field('proof')} label={t.password} autoComplete="current-password" />
            ) : (
              <TextField
                {...form.field('proof')}
                label={security.authenticatorSince === null ? t.recovery : t.code}
                description={security.authenticatorSince === null ? undefined : t.codeHelp}
                autoComplete="one-time-code"
                maxLength={60}
              />
            )}
          </Form>
        )}
      </div>
    </Dialog>
  );
}
