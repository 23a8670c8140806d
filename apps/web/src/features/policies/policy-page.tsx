import { publicAddress } from '@evenway/contract';
import { ArrowLeft } from 'lucide-react';
import type { Policy } from '../../content/policies/policy.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { BACK_LINK } from '../../platform/page/follow-back-links.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { settings } from '../../platform/settings.ts';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { PolicyContents } from './policy-contents.tsx';
import { PolicySection } from './policy-section.tsx';
import { texts } from './texts.ts';

export function PolicyPage({ policy }: { policy: Policy }) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const { title, lead, sections } = policy[language](settings.brand);
  usePageTitle(title);
  return (
    <article className="site-column pt-6 pb-20 sm:pt-10 print:max-w-none print:p-0">
      <div className="-ms-4 forced-colors:ms-0 print:hidden">
        <a {...BACK_LINK} href={publicAddress('landing', language)} className={buttonClass({ variant: 'quiet' })}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t.back}
        </a>
      </div>
      <div className="mt-4 mb-10 border-line border-b pb-10 sm:mt-6 print:mt-0 print:mb-4 print:pb-4">
        <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
          {title}
        </h1>
        <p className="mt-4 text-ink-muted">{t.updated}</p>
        <p className="mt-6 max-w-[60ch] text-lg print:max-w-none">{lead}</p>
      </div>
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-16 xl:grid-cols-[19rem_minmax(0,1fr)] xl:gap-x-20 print:block">
        <PolicyContents sections={sections} />
        <div>
          {sections.map((section, index) => (
            <PolicySection key={section.id} number={index + 1} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}
