import type { WidgetCheck } from '@evenway/contract';
import { formatDateTime } from '../../../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../../platform/preferences/language.ts';
import { TIMINGS } from '../../../../platform/timings.ts';
import { TRUSTED_TYPES_LINE } from '../../../../shared/widget/content-policy-lines.ts';
import { CodeBlock } from '../../../../ui/data/code-block.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import type { Tone } from '../../../../ui/feedback/tone-icon.tsx';
import { checkTexts } from './check-texts.ts';
import { displayAddress } from './display-address.ts';

export function CheckOutcome({ result }: { result: WidgetCheck }) {
  const t = useTexts(checkTexts);
  const language = languagePreference.use();
  const { outcome, url, checkedAt, httpStatus, movedTo, isPinned, isInlineForbidden, policyAdditions } = result;
  const { title, advice } = t.outcomes[outcome];
  const facts = [
    t.checked(displayAddress(url), formatDateTime(language, checkedAt)),
    outcome === 'failed' && httpStatus !== null && t.httpStatus(String(httpStatus)),
    movedTo !== null && t.movedTo(displayAddress(movedTo)),
    isPinned && t.pinned,
  ].filter((fact) => fact !== false);
  return (
    <div className="flex flex-col gap-5">
      <Banner tone={toneOf(result)} title={title}>
        <p>{advice}</p>
        <ul className="mt-1 text-sm wrap-anywhere">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Banner>
      {isInlineForbidden && (
        <Banner tone="warning" title={t.inlineTitle}>
          {t.inlineHelp}
        </Banner>
      )}
      {policyAdditions.length > 0 && (
        <div className="flex flex-col gap-3">
          <Banner tone="warning" title={t.policyTitle}>
            <p>{t.policyHelp}</p>
            {policyAdditions.includes(TRUSTED_TYPES_LINE) && <p className="mt-1">{t.trustedTypesHelp}</p>}
          </Banner>
          <CodeBlock
            label={t.policyLines}
            code={policyAdditions.join('\n')}
            copyLabel={t.copyLines}
            confirmationMs={TIMINGS.copyConfirmation}
          />
        </div>
      )}
    </div>
  );
}

function toneOf({ outcome }: WidgetCheck): Tone {
  if (outcome === 'installed') return 'success';
  return outcome === 'private' || outcome === 'tooLarge' ? 'info' : 'warning';
}
