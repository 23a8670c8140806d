import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { CodeBlock } from '../../../ui/data/code-block.tsx';
import { type ContrastFix, cssRule, type PassingColors, writeRatio } from './describe-cause.ts';
import { findingTexts } from './finding-texts.ts';

/** Each pair of the owner's colors, with CSS that passes, ready to copy. */
export function ContrastFixes({ selector, fixes }: { selector: string; fixes: readonly ContrastFix[] }) {
  const t = useTexts(findingTexts);
  const language = languagePreference.use();
  return (
    <ul className="flex flex-col gap-6">
      {fixes.map(({ color, background, required, ratio, passing }) => (
        <li key={`${color} ${background}`} className="flex max-w-3xl flex-col gap-3">
          <p className="max-w-measure">
            {t.tooWeak(t.colorName(color), t.colorName(background), ratio, writeRatio(required, language))}
          </p>
          {/* Rules for one selector with several pairs of colors would override each other. */}
          {fixes.length > 1 && passing[0] && <p>{t.passesWith(t.change[passing[0].property], passing[0].value)}</p>}
          {(fixes.length > 1 ? [] : passing).map((change) => (
            <CodeBlock
              key={change.property}
              label={t.change[change.property]}
              code={cssRule(selector, change)}
              copyLabel={t.copyCss}
              confirmationMs={TIMINGS.copyConfirmation}
            />
          ))}
          {passing.length === 0 && <p>{t.noColorPasses}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The first pair as it is and as it would pass. The title says the same in words. */
export function Swatches({ fixes }: { fixes: readonly ContrastFix[] }) {
  const [first] = fixes;
  if (!first) return null;
  const [better] = first.passing;
  const pairs = [first, ...(better ? [withChange(first, better)] : [])];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 64 24"
      className="h-6 w-16 shrink-0 forced-color-adjust-none text-line-strong"
    >
      {pairs.map(({ color, background }, at) => (
        <g key={`${color} ${background}`} transform={`translate(${at * 34} 0)`}>
          <rect x="0.5" y="0.5" width="29" height="23" rx="4" fill={background} stroke="currentColor" />
          {/* Two bars of text. */}
          <rect x="6" y="7" width="18" height="3" rx="1" fill={color} />
          <rect x="6" y="14" width="12" height="3" rx="1" fill={color} />
        </g>
      ))}
    </svg>
  );
}

const withChange = ({ color, background }: ContrastFix, { property, value }: PassingColors) =>
  property === 'color' ? { color: value, background } : { color, background: value };
