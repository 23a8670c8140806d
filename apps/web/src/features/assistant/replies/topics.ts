/** What the assistant has an answer for: accessibility first, then what buyers ask. */
export const topics = [
  ...['accessibility', 'wcag', 'screenReader', 'contrast', 'keyboard', 'altText', 'form', 'test', 'legal', 'help'],
  ...['compliance', 'price', 'trial', 'payment', 'invoice', 'cancel', 'refund', 'changePlan', 'visits'],
  ...['install', 'languages', 'customize', 'features', 'speed', 'devices', 'outage'],
  ...['privacy', 'security', 'account', 'team', 'agency', 'demo', 'contact'],
] as const satisfies readonly string[];
export type Topic = (typeof topics)[number];

export interface TopicWords {
  /** Whole words or phrases; case, accents and an `s` at the end of a word make no difference. */
  readonly words: readonly string[];
  /** Phrases in which a word above means something else. */
  readonly except?: readonly string[];
}

/** Answered only when nothing else was asked about: they are in nearly every question. */
export const generalTopics: readonly Topic[] = ['accessibility', 'help'];

/** An answer that says what another one would say again. */
export const coveredTopics: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  compliance: ['legal', 'wcag'],
  refund: ['cancel'],
  changePlan: ['price'],
  visits: ['price'],
  customize: ['contrast'],
  demo: ['contact'],
};
