import { heroTexts } from '../../../content/landing/hero.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ServerRendered } from '../../../platform/page/server-rendered.tsx';
import { AdjustablePage } from '../demo/adjustable-page.tsx';
import { OwnPage } from '../demo/own-page.tsx';
import { TryWidget } from '../demo/try-widget.tsx';
import { StartLink } from './start-link.tsx';

export function Hero() {
  const t = useTexts(heroTexts);
  return (
    <div className="site-column grid gap-x-16 lg:items-start gap-y-8 py-8 sm:gap-y-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:py-20">
      <div className="flex flex-col gap-4 sm:gap-6">
        <h1 tabIndex={-1} className="text-[2.5rem] leading-[1.08] sm:text-5xl xl:text-[4.25rem] xl:leading-[1.02]">
          {t.title}
        </h1>
        <p className="max-w-[34rem] text-ink-muted text-lg sm:text-xl sm:leading-normal">{t.lead}</p>
        <div className="flex flex-wrap gap-3">
          <StartLink signUp={{ label: t.signUp }} goOn={{ label: t.dashboard }} />
          <TryWidget />
        </div>
        <p className="max-w-[34rem] text-ink-muted text-sm">{t.note}</p>
        <ServerRendered name="own-page">{import.meta.env.SSR && <OwnPage />}</ServerRendered>
      </div>
      <AdjustablePage />
    </div>
  );
}
