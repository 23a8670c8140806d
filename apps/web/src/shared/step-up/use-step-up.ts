import {
  beginPasskeyConfirmation,
  confirmIdentity,
  confirmWithPasskey,
  type SecurityOverview,
} from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { digestPassword } from '../../platform/password-digest.ts';
import { focusField } from '../../ui/forms/focus-field.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { stepUpTexts } from './step-up-texts.ts';

/** People with a second factor confirm with it, others with their password, or else with their provider. */
function proofOf({ hasPasskey, authenticatorSince, hasPassword, isSingleSignOn }: SecurityOverview) {
  if (hasPasskey || authenticatorSince !== null) return 'code';
  return hasPassword && !isSingleSignOn ? 'password' : 'provider';
}

export function useStepUp(security: SecurityOverview, onConfirmed: () => void) {
  const t = useTexts(stepUpTexts);
  const proof = proofOf(security);
  const [isPending, setPending] = useState(false);
  const [passkeyFailure, setPasskeyFailure] = useState<unknown>(null);

  const form = useForm({
    initial: { proof: '' },
    validate: (values) => (values.proof.trim() ? {} : { proof: proof === 'code' ? t.codeMissing : t.passwordMissing }),
    submit: async (values) => {
      setPasskeyFailure(null);
      const body = proof === 'code' ? { code: values.proof } : { password: await digestPassword(values.proof) };
      await call(confirmIdentity, { body });
      onConfirmed();
    },
    onError: () => {
      form.set('proof', '');
      focusField('proof');
    },
  });

  const askForPasskey = async () => {
    setPasskeyFailure(null);
    setPending(true);
    try {
      const passkeys = await import('../../platform/passkeys.ts');
      const assertion = await passkeys.askForPasskey(await call(beginPasskeyConfirmation, {}));
      await call(confirmWithPasskey, { body: { assertion } });
      onConfirmed();
    } catch (error) {
      setPasskeyFailure(error);
      setPending(false);
    }
  };

  return {
    proof,
    form,
    passkey: { isPending, start: () => void askForPasskey() },
    failure: passkeyFailure ?? form.failure,
  };
}
