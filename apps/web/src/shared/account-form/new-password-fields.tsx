import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { FieldProps } from './field-props.ts';

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
  description: string;
  password: FieldProps;
  confirm: FieldProps;
}

export function NewPasswordFields({ label, confirmLabel, description, password, confirm }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField {...password} label={label} description={description} autoComplete="new-password" />
      <PasswordField {...confirm} label={confirmLabel} autoComplete="new-password" />
    </>
  );
}
