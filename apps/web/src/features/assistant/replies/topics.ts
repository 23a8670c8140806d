/** The topics that the assistant can answer: accessibility first, then questions of buyers. */
export const topics = [
  ...['accessibility', 'wcag', 'screenReader', 'contrast', 'keyboard', 'altText', 'form', 'test', 'legal', 'help'],
  ...['compliance', 'price', 'trial', 'payment', 'invoice', 'cancel', 'refund', 'changePlan', 'visits'],
  ...['install', 'languages', 'customize', 'features', 'speed', 'devices', 'outage'],
  ...['privacy', 'security', 'account', 'team', 'agency', 'demo', 'contact'],
] as const satisfies readonly string[];
export type Topic = (typeof topics)[number];

export interface TopicKeywords {
  /** Whole words or phrases; case, accents and a final `s` are ignored. */
  readonly words: readonly string[];
  /** Phrases in which a word above means something else. */
  readonly except?: readonly string[];
}

/** Answered only if nothing else was asked: they appear in nearly every question. */
export const generalTopics: readonly Topic[] = ['accessibility', 'help'];

/** Topics whose answer is contained in another one's. */
export const coveredTopics: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  compliance: ['legal', 'wcag'],
  refund: ['cancel'],
  changePlan: ['price'],
  visits: ['price'],
  customize: ['contrast'],
  demo: ['contact'],
};
