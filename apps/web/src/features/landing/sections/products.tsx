import type { ReactNode } from 'react';
import { productsTexts } from '../../../content/landing/products.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { docsAddress } from '../docs-address.ts';
import { Screen } from '../screen.tsx';
import { LandingSection } from './landing-section.tsx';
import { SoonBadge } from './soon-badge.tsx';

/** What exists beside the widget, by the id that links lead to. */
const TODAY = [
  ['page-check', 'check'],
  ['statement', 'statement'],
  ['messages', 'messages'],
  ['programs', 'programs'],
] as const;
const LATER = ['diagnostics', 'reports'] as const;

/** Continues the steps: what exists today, first in pictures, and the next two steps. */
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
        <div id="dashboard">
          <Screen name="dashboard" alt={t.dashboard.dashboardAlt} />
          <h3 className="mt-3 text-lg sm:mt-4 sm:text-xl">{t.dashboard.title}</h3>
          <p className="max-w-measure text-ink-muted text-sm sm:mt-1 sm:text-base">{t.dashboard.text}</p>
        </div>
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-4 sm:mt-8 sm:gap-y-8 md:grid-cols-2 lg:gap-x-12">
        {TODAY.map(([id, product]) => (
          <Product key={id} id={id} texts={t[product]} badge={<Badge tone="success">{t.now}</Badge>}>
            {product === 'programs' && <TextLink href={docsAddress()}>{t.programs.docs}</TextLink>}
          </Product>
        ))}
        {LATER.map((product) => (
          <Product key={product} id={product} texts={t[product]} badge={<SoonBadge>{t.soon}</SoonBadge>} />
        ))}
      </div>
    </LandingSection>
  );
}

interface ProductProps {
  id: string;
  texts: { readonly title: string; readonly text: string };
  badge: ReactNode;
  children?: ReactNode;
}

function Product({ id, texts, badge, children }: ProductProps) {
  return (
    <div
      id={id}
      className="flex flex-wrap items-center content-start gap-x-3 gap-y-1 border-line border-t pt-3 sm:pt-4"
    >
      <h3 className="text-lg sm:text-xl">{texts.title}</h3>
      {badge}
      <p className="max-w-measure basis-full text-ink-muted text-sm sm:text-base">
        {texts.text} {children}
      </p>
    </div>
  );
}
