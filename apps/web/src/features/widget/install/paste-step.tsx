import { displayDomain, TIMINGS, triggerLink, type Website } from '@evenway/contract';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { settings } from '../../../platform/settings.ts';
import { buttonClass } from '../../../ui/button-style.ts';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Select } from '../../../ui/select.tsx';
import { developerMail } from './developer-mail.ts';
import { installTexts } from './install-texts.ts';
import { mailTexts } from './mail-texts.ts';
import { nextScript } from './next-script.ts';
import { platformTexts } from './platform-texts.ts';
import { type Platform, platforms } from './platforms.ts';
import type { Snippet } from './use-snippet.ts';

export function PasteStep({ website, snippet }: { website: Website; snippet: Snippet }) {
  const t = useTexts(installTexts);
  const { names, steps } = useTexts(platformTexts);
  const say = useTexts(mailTexts);
  const [platform, setPlatform] = useState<Platform>('html');
  const { code, options } = snippet;
  return (
    <>
      <div className="max-w-md">
        <Select
          label={t.platform}
          name="platform"
          items={platforms.map((id) => ({ id, label: names[id] }))}
          selectedId={platform}
          onChange={setPlatform}
        />
      </div>
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
      {platform === 'react' && options && (
        <CodeBlock
          label={t.nextCode}
          code={nextScript(options)}
          copyLabel={t.copyCode}
          confirmationMs={TIMINGS.copyConfirmation}
        />
      )}
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
              say,
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
