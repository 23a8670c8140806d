import { displayDomain, triggerLink, type Website } from '@evenway/contract';
import { Mail } from 'lucide-react';
import { platformTexts } from '../../../../content/install/platform-texts.ts';
import type { Platform } from '../../../../content/install/platforms.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { settings } from '../../../../platform/settings.ts';
import { TIMINGS } from '../../../../platform/timings.ts';
import { buttonClass } from '../../../../ui/actions/button-style.ts';
import { CodeBlock } from '../../../../ui/data/code-block.tsx';
import { developerMail } from './developer-mail.ts';
import { installTexts } from './install-texts.ts';
import { mailTexts } from './mail-texts.ts';
import type { Snippet } from './use-snippet.ts';

interface PasteStepProps {
  website: Website;
  snippet: Snippet;
  platform: Platform;
}

export function PasteStep({ website, snippet, platform }: PasteStepProps) {
  const t = useTexts(installTexts);
  const { names, steps } = useTexts(platformTexts);
  const texts = useTexts(mailTexts);
  const { code, options } = snippet;
  return (
    <>
      <ol
        aria-label={names[platform]}
        className="flex max-w-measure list-decimal flex-col gap-2 ps-6 marker:font-semibold"
      >
        {steps[platform].map((step) => (
          <li key={step} className="ps-1">
            {step}
          </li>
        ))}
      </ol>
      <CodeBlock
        label={t.link}
        code={triggerLink(t.linkLabel)}
        copyLabel={t.copyCode}
        confirmationMs={TIMINGS.copyConfirmation}
      />
      <p className="max-w-measure text-ink-muted text-sm">{t.linkHelp}</p>
      {code && options && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a
            href={developerMail({
              product: settings.brand.name,
              domain: displayDomain(website.domain),
              cdnUrl: options.cdnUrl,
              code,
              platform: names[platform],
              steps: steps[platform],
              texts,
            })}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Mail aria-hidden="true" className="size-5" />
            {t.mail}
          </a>
          <span className="text-ink-muted text-sm">{t.mailHelp}</span>
        </div>
      )}
    </>
  );
}
