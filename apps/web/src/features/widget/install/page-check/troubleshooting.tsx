import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../../platform/timings.ts';
import { contentPolicyLines, TRUSTED_TYPES_LINE } from '../../../../shared/widget/content-policy-lines.ts';
import { CodeBlock } from '../../../../ui/data/code-block.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { checkTexts } from './check-texts.ts';

/** What to check if the widget does not show. */
export function Troubleshooting({ cdnUrl }: { cdnUrl: string }) {
  const t = useTexts(checkTexts);
  return (
    <div className="rounded-panel border border-line px-5">
      <Disclosure title={t.trouble}>
        <ul className="flex max-w-measure list-disc flex-col gap-2 ps-5">
          {t.troubleSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <div className="w-full">
          <CodeBlock
            label={t.policyLines}
            code={contentPolicyLines(cdnUrl).join('\n')}
            copyLabel={t.copyLines}
            confirmationMs={TIMINGS.copyConfirmation}
          />
        </div>
        <p className="max-w-measure text-ink-muted text-sm">{t.trustedTypes(TRUSTED_TYPES_LINE)}</p>
      </Disclosure>
    </div>
  );
}
