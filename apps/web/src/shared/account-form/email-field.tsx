import { EMAIL_MAX_LENGTH } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { accountTexts } from './account-texts.ts';
import type { FieldProps } from './field-props.ts';

interface EmailFieldProps extends FieldProps {
  /** `username` if the address identifies an account, so that browsers fill in the right one; `off` for someone else's. */
  readonly autoComplete: 'email' | 'username' | 'off';
  /** By default, that of a person's own address. */
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
}

export function EmailField({ label, ...props }: EmailFieldProps) {
  const { email } = useTexts(accountTexts);
  return <TextField {...props} label={label ?? email} type="email" inputMode="email" maxLength={EMAIL_MAX_LENGTH} />;
}
