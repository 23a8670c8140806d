import { productsTexts } from '../../../content/landing/products.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Screen } from '../screen.tsx';
import { LandingSection } from './landing-section.tsx';
import { SoonBadge } from './soon-badge.tsx';

/** Continues the steps: pictures of what exists today, and texts about the next two steps. */
export function Products() {
  const t = useTexts(productsTexts);
  return (
    <LandingSection id="products" title={t.title} lead={t.lead} tone="continued">
      <div className="grid gap-x-8 gap-y-5 sm:gap-y-8 md:grid-cols-2 lg:gap-x-12">
        <div>
          <Screen name="widget" alt={t.widget.panelAlt} />
          <h3 className="mt-3 text-lg sm:mt-4 sm:text-xl">{t.widget.title}</h3>
          <p className="max-w-measure text-ink-muted text-sm sm:mt-1 sm:text-base">{t.widget.text}</p>
        </div>
        <div>
          <Screen name="dashboard" alt={t.dashboard.dashboardAlt} />
          <h3 className="mt-3 text-lg sm:mt-4 sm:text-xl">{t.dashboard.title}</h3>
          <p className="max-w-measure text-ink-muted text-sm sm:mt-1 sm:text-base">{t.dashboard.text}</p>
        </div>
        {(['diagnostics', 'reports'] as const).map((product) => (
          <div
            key={product}
            className="flex flex-wrap items-center content-start gap-x-3 gap-y-1 border-line border-t pt-3 sm:pt-4"
          >
            <h3 className="text-lg sm:text-xl">{t[product].title}</h3>
            <SoonBadge>{t.soon}</SoonBadge>
            <p className="max-w-measure basis-full text-ink-muted text-sm sm:text-base">{t[product].text}</p>
          </div>
        ))}
      </div>
    </LandingSection>
  );
}
