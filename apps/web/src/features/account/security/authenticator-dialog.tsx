import { type AuthenticatorSetup, confirmAuthenticator, getSecurity } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { FormDialog } from '../../../shared/dialogs/form-dialog.tsx';
import { CodeBlock } from '../../../ui/data/code-block.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { securityTexts } from './security-texts.ts';

interface AuthenticatorDialogProps {
  setup: AuthenticatorSetup;
  onCodes: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

export function AuthenticatorDialog({ setup, onCodes, onClose }: AuthenticatorDialogProps) {
  const t = useTexts(securityTexts).app;
  const confirmation = useCallMutation({
    run: (code: string) => call(confirmAuthenticator, { body: { code } }),
    invalidates: [getSecurity],
    onDone: ({ codes }) => {
      onClose();
      // The codes speak for themselves, and a toast must not cover them.
      if (codes === null) showToast({ tone: 'success', message: t.done });
      else onCodes(codes);
    },
    failed: { fallback: t.failed },
  });
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => (/^\s*(\d\s*){6}$/.test(code) ? {} : { code: t.codeMissing }),
    submit: async ({ code }) => void (await confirmation.submit(code)),
    onError: () => {
      form.set('code', '');
      focusField('code');
    },
  });
  return (
    <FormDialog
      title={t.dialogTitle}
      size="md"
      form={form}
      problem={confirmation.problem}
      submitLabel={t.confirm}
      pendingLabel={t.confirming}
      cancelLabel={t.cancel}
      onClose={onClose}
      intro={
        <>
          <p>{t.scan}</p>
          <QrCode {...setup.qr} label={t.qr} />
          <p>
            <TextLink href={setup.uri}>{t.open}</TextLink>
          </p>
          <CodeBlock
            label={t.key}
            code={setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            copyLabel={t.copy}
            confirmationMs={TIMINGS.copyConfirmation}
          />
        </>
      }
    >
      <TextField
        {...form.field('code')}
        label={t.code}
        description={t.codeHelp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
    </FormDialog>
  );
}

/** Dark on white in every theme, as cameras need it. */
function QrCode({ size, path, label }: AuthenticatorSetup['qr'] & { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full self-center rounded-control border border-line [forced-color-adjust:none]"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
