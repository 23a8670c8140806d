import { getWidgetRelease, type ListedWebsite, paths } from '@evenway/contract';
import { useEffect, useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { checkPolicyLines, TRUSTED_TYPES_LINE } from '../../../shared/widget/content-policy-lines.ts';
import { CodeBlock } from '../../../ui/data/code-block.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { checkTexts } from '../check-texts.ts';
import { untilSilence } from './check-state.ts';

/** Whether a check that was started at a moment has waited longer than a website takes to answer. */
export function useSilence(createdAt: string): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSilent(true), untilSilence(createdAt, Date.now()));
    return () => clearTimeout(timer);
  }, [createdAt]);
  return isSilent;
}

/** What may be in the way, exactly what to allow, and a way that needs none of it. */
export function SilenceHelp({ website, title }: { website: ListedWebsite; title: string }) {
  const t = useTexts(checkTexts).silence;
  const release = useCall(getWidgetRelease, {});
  return (
    <Banner tone="warning" live title={title}>
      <div className="flex flex-col gap-4 pt-2">
        <ul className="flex list-disc flex-col gap-1.5 ps-5">
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <TextLink to={`${paths.widget}?${new URLSearchParams({ website: website.domain, area: 'install' })}`}>
          {t.toWidget}
        </TextLink>
        {release.data && (
          <CodeBlock
            label={t.lines}
            code={checkPolicyLines(release.data.cdnUrl).join('\n')}
            copyLabel={t.copy}
            confirmationMs={TIMINGS.copyConfirmation}
          />
        )}
        <p className="text-sm">{t.framesHelp}</p>
        <p className="text-sm">{t.trustedTypes(TRUSTED_TYPES_LINE)}</p>
        <p>{t.fallback}</p>
        <CodeBlock
          label={t.command}
          code="npx evenway check http://localhost:3000"
          copyLabel={t.copyCommand}
          confirmationMs={TIMINGS.copyConfirmation}
        />
      </div>
    </Banner>
  );
}
