import { useTexts } from '../../platform/i18n/use-texts.ts';
import { planTexts } from '../../platform/plans/plan-texts.ts';
import { settings } from '../../platform/settings.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';

/** The payment provider has no prices: only the operator can mend that. */
export function NothingOnSale() {
  const t = useTexts(planTexts);
  const { supportEmail } = settings.brand;
  return (
    <>
      {t.notOnSale} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
    </>
  );
}
