import {
  beginPasskeySignIn,
  completeSecondStep,
  completeSecondStepWithPasskey,
  type SecondStep,
} from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { secondStepTexts } from './second-step-texts.ts';

export type CodeMode = 'app' | 'recovery';

/** The two ways to finish a sign-in; trying one clears the other's failure. */
export function useSecondStep(step: SecondStep) {
  const t = useTexts(secondStepTexts);
  const { enter } = useSession();
  const [mode, setMode] = useState<CodeMode>(step.authenticator ? 'app' : 'recovery');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => {
      const isFilled = mode === 'app' ? /^\s*(\d\s*){6}$/.test(code) : code.trim() !== '';
      return isFilled ? {} : { code: mode === 'app' ? t.codeMissing : t.recoveryMissing };
    },
    submit: async ({ code }) => {
      setFailure(null);
      await enter(() => call(completeSecondStep, { body: { code } }));
    },
    onError: () => {
      form.set('code', '');
      focusField('code');
    },
  });

  const askForPasskey = async () => {
    setFailure(null);
    setPending(true);
    try {
      const passkeys = await import('../../../platform/passkeys.ts');
      const assertion = await passkeys.askForPasskey(await call(beginPasskeySignIn, {}));
      await enter(() => call(completeSecondStepWithPasskey, { body: { assertion } }));
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  const changeMode = (next: CodeMode) => {
    form.reset();
    setFailure(null);
    setMode(next);
    focusField('code');
  };

  return {
    form,
    mode,
    setMode: changeMode,
    passkey: { isPending, failure, start: () => void askForPasskey() },
  };
}
