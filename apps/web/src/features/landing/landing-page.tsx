import type { Plan } from '@evenway/contract';
import { ServerDrawn } from '../../platform/page/server-drawn.tsx';
import { Pricing } from './pricing/pricing.tsx';
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

/** The browser gets the code of what answers to the visitor; all the rest is text, and comes as such. */
export function LandingPage({ plans }: { plans: readonly Plan[] | null }) {
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
