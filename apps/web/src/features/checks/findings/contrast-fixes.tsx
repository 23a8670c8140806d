import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { CodeBlock } from '../../../ui/data/code-block.tsx';
import { type ContrastFix, cssRule, writeRatio } from './describe-cause.ts';
import { findingTexts } from './finding-texts.ts';

/** Each pair of the owner's colors, with CSS that passes, ready to copy. */
export function ContrastFixes({ selector, fixes }: { selector: string; fixes: readonly ContrastFix[] }) {
  const t = useTexts(findingTexts);
  const language = languagePreference.use();
  return (
    <ul className="flex flex-col gap-6">
      {fixes.map(({ color, background, required, ratio, passing, passingBackground }) => (
        <li key={`${color} ${background}`} className="flex max-w-3xl flex-col gap-3">
          <p className="max-w-measure">
            {t.tooWeak(t.colorName(color), t.colorName(background), ratio, writeRatio(required, language))}
          </p>
          {passing !== null && (
            <CodeBlock
              label={t.changeText}
              code={cssRule(selector, 'color', passing, background)}
              copyLabel={t.copyCss}
              confirmationMs={TIMINGS.copyConfirmation}
            />
          )}
          {passingBackground !== null && (
            <CodeBlock
              label={t.changeBackground}
              code={cssRule(selector, 'background-color', passingBackground, color)}
              copyLabel={t.copyCss}
              confirmationMs={TIMINGS.copyConfirmation}
            />
          )}
          {passing === null && <p>{t.noColorPasses}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The first pair as it is and as it would pass. The title says the same in words. */
export function Swatches({ fixes }: { fixes: readonly ContrastFix[] }) {
  const [first] = fixes;
  if (!first) return null;
  const { color, background, passing } = first;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 64 24"
      className="h-6 w-16 shrink-0 forced-color-adjust-none text-line-strong"
    >
      {[color, ...(passing === null ? [] : [passing])].map((ink, at) => (
        <g key={ink} transform={`translate(${at * 34} 0)`}>
          <rect x="0.5" y="0.5" width="29" height="23" rx="4" fill={background} stroke="currentColor" />
          {/* Two bars of text. */}
          <rect x="6" y="7" width="18" height="3" rx="1" fill={ink} />
          <rect x="6" y="14" width="12" height="3" rx="1" fill={ink} />
        </g>
      ))}
    </svg>
  );
}
