import { publicAddress } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { accountTexts } from './account-texts.ts';

interface TermsCheckboxProps {
  name: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  error: string | undefined;
}

/** The texts open in a new tab, so that what has been typed is not lost. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const t = useTexts(accountTexts);
  const language = languagePreference.use();
  return (
    <Checkbox {...props}>
      {t.termsBefore}{' '}
      <TextLink href={publicAddress('terms', language)} external>
        {t.terms}
      </TextLink>{' '}
      {t.termsAnd}{' '}
      <TextLink href={publicAddress('privacy', language)} external>
        {t.privacy}
      </TextLink>
    </Checkbox>
  );
}
