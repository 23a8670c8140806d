import { productsTexts } from '../../../content/landing/products.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Screen } from '../screen.tsx';
import { LandingSection } from './landing-section.tsx';
import { SoonBadge } from './soon-badge.tsx';

export function Products() {
  const t = useTexts(productsTexts);
  return (
    <LandingSection id="products" title={t.title} lead={t.lead}>
      <div className="flex flex-col gap-16 lg:gap-24">
        <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
          <div>
            <h3 className="text-2xl">{t.widget.title}</h3>
            <p className="mt-3 max-w-measure text-ink-muted text-lg">{t.widget.text}</p>
          </div>
          <Screen name="widget" alt={t.widget.panelAlt} />
        </div>
        <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
          <div className="lg:order-last">
            <h3 className="text-2xl">{t.dashboard.title}</h3>
            <p className="mt-3 max-w-measure text-ink-muted text-lg">{t.dashboard.text}</p>
          </div>
          <Screen name="dashboard" alt={t.dashboard.dashboardAlt} />
        </div>
        <div className="grid gap-6 md:grid-cols-2">
          {(['diagnostics', 'reports'] as const).map((product) => (
            <div key={product} className="rounded-panel border border-line-strong border-dashed p-6 sm:p-8">
              <SoonBadge>{t.soon}</SoonBadge>
              <h3 className="mt-4 text-xl">{t[product].title}</h3>
              <p className="mt-2 max-w-measure text-ink-muted">{t[product].text}</p>
            </div>
          ))}
        </div>
      </div>
    </LandingSection>
  );
}
