import { type Plan, paths } from '@evenway/contract';
import { Check } from 'lucide-react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { settings } from '../../platform/settings.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { LandingSection } from './landing-section.tsx';
import { texts } from './texts.ts';
import { useSectionScroll } from './use-section-scroll.ts';

export function LandingPage({ plans: _plans }: { plans: readonly Plan[] | null }) {
  const t = useTexts(texts);
  usePageTitle(t.pageTitle);
  useSectionScroll();
  return (
    <>
      <Hero />
      <LandingSection id="products" title={t.products.title} lead={t.products.lead}>
        <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {t.products.features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-8 border-line border-s-4 ps-4">
          <h3 className="text-lg">{t.products.soonTitle}</h3>
          <p className="mt-1 max-w-measure text-ink-muted">{t.products.soon}</p>
        </div>
      </LandingSection>
      <LandingSection id="solutions" title={t.solutions.title} lead={t.solutions.lead}>
        <Lines lines={t.solutions.items} />
      </LandingSection>
      <LandingSection id="book" title={t.book.title} lead={t.book.lead}>
        <TextLink href={`mailto:${settings.brand.contactEmail}`}>{t.book.action}</TextLink>
      </LandingSection>
      <LandingSection id="pricing" title={t.pricing.title} lead={t.pricing.lead}>
        <Lines lines={t.pricing.plans} />
        <p className="mt-6 text-ink-muted">{t.pricing.note}</p>
      </LandingSection>
      <LandingSection id="resources" title={t.resources.title} lead={t.resources.lead}>
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <TextLink to={paths.privacy}>{t.resources.privacy}</TextLink>
          <TextLink to={paths.security}>{t.resources.security}</TextLink>
        </p>
      </LandingSection>
      <LandingSection id="faq" title={t.faq.title}>
        <Faq />
      </LandingSection>
      <LandingSection id="about" title={t.about.title}>
        <p className="max-w-measure text-lg">{t.about.lead(settings.brand.name)}</p>
      </LandingSection>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map((line) => (
        <li key={line} className="py-4">
          <p className="max-w-measure">{line}</p>
        </li>
      ))}
    </ul>
  );
}
