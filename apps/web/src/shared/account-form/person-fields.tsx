import { NAME_MAX_LENGTH } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { accountTexts } from './account-texts.ts';
import { EmailField } from './email-field.tsx';
import type { FieldProps } from './field-props.ts';

interface PersonFieldsProps {
  firstName: FieldProps;
  lastName: FieldProps;
  email: FieldProps;
  /** An invitation is for one address and no other. */
  isEmailLocked?: boolean;
}

export function PersonFields({ firstName, lastName, email, isEmailLocked = false }: PersonFieldsProps) {
  const t = useTexts(accountTexts);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField {...firstName} label={t.firstName} autoComplete="given-name" maxLength={NAME_MAX_LENGTH} />
        <TextField {...lastName} label={t.lastName} autoComplete="family-name" maxLength={NAME_MAX_LENGTH} />
      </div>
      <EmailField {...email} autoComplete="email" isReadOnly={isEmailLocked} />
    </>
  );
}
