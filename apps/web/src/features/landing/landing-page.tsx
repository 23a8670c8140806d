import type { Plan } from '@evenway/contract';
import { ServerDrawn } from '../../platform/page/server-drawn.tsx';
import { About } from './about.tsx';
import { Audiences } from './audiences.tsx';
import { Booking } from './booking.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Integrations } from './integrations.tsx';
import { Pricing } from './pricing.tsx';
import { ProblemFigures } from './problem-figures.tsx';
import { Products } from './products.tsx';
import { Resources } from './resources.tsx';
import { Solutions } from './solutions.tsx';
import { Testimonials } from './testimonials.tsx';
import { useSectionScroll } from './use-section-scroll.ts';

/** The browser gets the code of what answers to the visitor; all the rest is text, and comes as such. */
export function LandingPage({ plans }: { plans: readonly Plan[] | null }) {
  useSectionScroll();
  return (
    <>
      <Hero />
      <ServerDrawn name="offer">
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
      </ServerDrawn>
      <Booking />
      <Pricing plans={plans} />
      <ServerDrawn name="answers">
        {import.meta.env.SSR && (
          <>
            <Resources />
            <Faq />
            <About />
            <Testimonials />
            <CallToAction />
          </>
        )}
      </ServerDrawn>
    </>
  );
}
