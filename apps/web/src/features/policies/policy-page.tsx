import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Policy } from '../../content/policies/policy.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { settings } from '../../platform/settings.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

export function PolicyPage({ policy }: { policy: Policy }) {
  const t = useTexts(texts);
  const text = policy[languagePreference.use()](settings.brand);
  usePageTitle(text.title);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <article className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
      <Button
        variant="quiet"
        icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        onPress={() => window.history.back()}
      >
        {t.back}
      </Button>
      <h1 tabIndex={-1} className="mt-6 text-3xl sm:text-4xl">
        {text.title}
      </h1>
      <p className="mt-3 text-ink-muted">{t.updated}</p>
      <p className="mt-6 max-w-measure text-lg">{text.lead}</p>
      {text.sections.map(({ heading, paragraphs }) => (
        <PolicySection key={heading} heading={heading}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </PolicySection>
      ))}
      <PolicySection heading={t.contact}>
        <p>
          {t.questions}{' '}
          <TextLink href={`mailto:${settings.brand.contactEmail}`}>{settings.brand.contactEmail}</TextLink>
        </p>
      </PolicySection>
    </article>
  );
}

function PolicySection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{heading}</h2>
      <div className="mt-3 flex max-w-measure flex-col gap-3">{children}</div>
    </section>
  );
}
