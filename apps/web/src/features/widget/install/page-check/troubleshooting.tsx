import { ChevronRight } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../../platform/timings.ts';
import { CodeBlock } from '../../../../ui/data/code-block.tsx';
import { checkTexts } from './check-texts.ts';
import { contentPolicyLines, TRUSTED_TYPES_LINE } from './content-policy-lines.ts';

/** What to look at when the widget does not show, for those who need it. */
export function Troubleshooting({ cdnUrl }: { cdnUrl: string }) {
  const t = useTexts(checkTexts);
  return (
    <details className="group rounded-panel border border-line px-5 open:pb-5">
      <summary className="flex min-h-11 items-center gap-2 py-3 font-semibold">
        <ChevronRight aria-hidden="true" className="size-5 text-ink-muted group-open:rotate-90" />
        {t.trouble}
      </summary>
      <div className="flex flex-col gap-4">
        <ul className="flex max-w-measure list-disc flex-col gap-2 ps-5">
          {t.troubleSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <CodeBlock
          label={t.policyLines}
          code={contentPolicyLines(cdnUrl).join('\n')}
          copyLabel={t.copyLines}
          confirmationMs={TIMINGS.copyConfirmation}
        />
        <p className="max-w-measure text-ink-muted text-sm">{t.trustedTypes(TRUSTED_TYPES_LINE)}</p>
      </div>
    </details>
  );
}
