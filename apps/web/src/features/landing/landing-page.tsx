import { emptySiteContent, type Plan, type SiteContent } from '@evenway/contract';
import { ServerRendered } from '../../platform/page/server-rendered.tsx';
import { settings } from '../../platform/settings.ts';
import { Pricing } from './pricing/pricing.tsx';
import { chooseProof } from './proof.ts';
import { About } from './sections/about.tsx';
import { Audiences } from './sections/audiences.tsx';
import { Booking } from './sections/booking.tsx';
import { CallToAction } from './sections/call-to-action.tsx';
import { Faq } from './sections/faq.tsx';
import { Features } from './sections/features.tsx';
import { Hero } from './sections/hero.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { Integrations } from './sections/integrations.tsx';
import { ProblemFigures } from './sections/problem-figures.tsx';
import { Products } from './sections/products.tsx';
import { Resources } from './sections/resources.tsx';
import { Solutions } from './sections/solutions.tsx';
import { Testimonials } from './sections/testimonials.tsx';

interface LandingPageProps {
  plans: readonly Plan[] | null;
  /** Set on the server only. */
  content: SiteContent | undefined;
}

/** The browser loads only the code of interactive parts; the rest is delivered as text. */
export function LandingPage({ plans, content }: LandingPageProps) {
  return (
    <>
      <Hero />
      <ServerRendered name="offer">
        {import.meta.env.SSR && (
          <>
            <ProblemFigures />
            <HowItWorks />
            <Products />
            <Integrations />
            <Features />
            <Audiences />
            <Solutions />
          </>
        )}
      </ServerRendered>
      <Booking />
      <Pricing plans={plans} />
      <ServerRendered name="answers">
        {import.meta.env.SSR && <Answers content={content ?? emptySiteContent} />}
      </ServerRendered>
    </>
  );
}

function Answers({ content }: { content: SiteContent }) {
  const proof = chooseProof(content, { isDemo: settings.localServices });
  return (
    <>
      <Resources proof={proof} />
      <Faq />
      <About company={content.company} />
      <Testimonials proof={proof} />
      <CallToAction />
    </>
  );
}
