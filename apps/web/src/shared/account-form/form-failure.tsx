import type { ReactNode } from 'react';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { accountTexts } from './account-texts.ts';

interface FormFailureProps {
  failure: unknown;
  fallback: string;
  action?: ReactNode;
}

/** The failure of the last submit; nothing if there was none. */
export function FormFailure({ failure, fallback, action }: FormFailureProps) {
  const { network } = useTexts(accountTexts);
  if (failure === null) return null;
  return (
    <Banner tone="error" live action={action}>
      {errorToText(failure, { network, fallback })}
    </Banner>
  );
}
