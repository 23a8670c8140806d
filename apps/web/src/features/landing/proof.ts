import type { SiteContent } from '@evenway/contract';
import { sampleContent } from '../../content/samples.ts';

/** Testimonials and the like. Samples are marked as such wherever they appear. */
export type Proof = {
  readonly [Kind in keyof typeof sampleContent]: { readonly shown: SiteContent[Kind]; readonly isSample: boolean };
};

/** What the operator has provided, else a sample on a machine with local services, else nothing. */
export function chooseProof(content: SiteContent, { isDemo }: { isDemo: boolean }): Proof {
  const choose = <Given, Sample extends Given>(given: Given, sample: Sample) => {
    const isGiven = Array.isArray(given) ? given.length > 0 : given !== null;
    return isGiven || !isDemo ? { shown: given, isSample: false } : { shown: sample as Given, isSample: true };
  };
  return {
    users: choose(content.users, sampleContent.users),
    certifications: choose(content.certifications, sampleContent.certifications),
    ratings: choose(content.ratings, sampleContent.ratings),
    testimonials: choose(content.testimonials, sampleContent.testimonials),
  };
}
