import { isEmail, paths } from '@evenway/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '../../../lib/router/hooks.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { validationTexts } from '../../../shared/account-form/validation-messages.ts';
import { readEmail } from '../../../shared/sign-in/carried-email.ts';
import type { LoginNotice } from '../../../shared/sign-in/login-notice.ts';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { useForm } from '../../../ui/forms/use-form.ts';

/** The sign-in form. Its result is a notice above it; editing either field removes the notice. */
export function useLoginForm(setNotice: (notice: LoginNotice | null) => void) {
  const messages = useTexts(validationTexts);
  const { login } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();

  const form = useForm({
    initial: { email: '', password: '', rememberMe: false },
    validate: ({ email }) => (isEmail(email) ? {} : { email: messages.emailInvalid }),
    submit: async ({ email, password }) => {
      setNotice(null);
      await login({ email, password });
    },
    onError: (error) => {
      const isAsked = error instanceof ApiError && error.code === 'second_factor_required';
      // Keeps the page that required the sign-in.
      if (isAsked) void navigate(paths.secondStep, { state });
      else setNotice({ tone: 'error', error });
    },
  });

  // After the first render, which shows the same to everyone (decision 38).
  const { fill } = form;
  const email = readEmail(state);
  useEffect(() => {
    if (email === null) return;
    fill({ email });
    focusField('password');
  }, [email, fill]);

  const field = (name: 'email' | 'password') => {
    const props = form.field(name);
    const onChange = (value: string) => {
      setNotice(null);
      props.onChange(value);
    };
    return { ...props, onChange };
  };
  const submitAs = ({ email, password }: { email: string; password: string }) => {
    form.set('email', email);
    form.set('password', password);
    form.handleSubmit();
  };
  const isIncomplete = form.values.email.trim() === '' || form.values.password === '';
  return { ...form, field, submitAs, isIncomplete };
}

export type LoginFormState = ReturnType<typeof useLoginForm>;
