import { paths } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { accountTexts } from './account-texts.ts';

interface TermsCheckboxProps {
  name: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  error: string | undefined;
}

/** The texts open in a new tab: reading them must not cost what has been typed. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const t = useTexts(accountTexts);
  return (
    <Checkbox {...props}>
      {t.termsBefore}{' '}
      <TextLink href={paths.terms} external>
        {t.terms}
      </TextLink>{' '}
      {t.termsAnd}{' '}
      <TextLink href={paths.privacy} external>
        {t.privacy}
      </TextLink>
    </Checkbox>
  );
}
