import { type CriterionId, criterionUrl, SUCCESS_CRITERIA } from '@evenway/checks';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { findingTexts } from './finding-texts.ts';

const isCriterion = (id: string): id is CriterionId => id in SUCCESS_CRITERIA;

/** The success criteria of WCAG that are touched, each with W3C's page about it. */
export function CriteriaLinks({ criteria }: { criteria: readonly string[] }) {
  const t = useTexts(findingTexts);
  const language = languagePreference.use();
  const known = criteria.filter(isCriterion);
  if (known.length === 0) return null;
  return (
    <p>
      {t.criteria}{' '}
      {known.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <TextLink href={criterionUrl(id)} external>
            {id} {SUCCESS_CRITERIA[id].name[language]}
          </TextLink>
        </span>
      ))}
    </p>
  );
}
