import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { checkTexts } from '../check-texts.ts';

/** Counted from the results that the audit published: 142 cases, 13 tools, “error” found, as of April 2018. */
export const AUDIT_RESULTS = 'https://alphagov.github.io/accessibility-tool-audit/results.html';
const AUDIT_BACKGROUND =
  'https://accessibility.blog.gov.uk/2017/02/24/what-we-found-when-we-tested-tools-on-the-worlds-least-accessible-webpage/';

/** How much an automated check can find, with the source of that figure. */
export function AutomationLimitsNote() {
  const t = useTexts(checkTexts).honest;
  return (
    <Banner tone="info" title={t.title}>
      <p>{t.text}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <TextLink href={AUDIT_RESULTS} external>
          {t.source}
        </TextLink>
        <TextLink href={AUDIT_BACKGROUND} external>
          {t.background}
        </TextLink>
      </p>
    </Banner>
  );
}
