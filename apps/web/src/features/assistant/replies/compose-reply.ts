import { type Language, type Plan, WIDGET_LANGUAGES } from '@evenway/contract';
import { platformTexts } from '../../../content/install/platform-texts.ts';
import { formatMoney } from '../../../platform/money/format-money.ts';
import { planTexts } from '../../../platform/plans/plan-texts.ts';
import { isByAppointment, planKind, planName, plansFor } from '../../../platform/plans/plans.ts';
import { accessibilityReplies } from './accessibility-replies.ts';
import { findPlatform } from './find-platform.ts';
import { findTopics } from './find-topics.ts';
import { productReplies } from './product-replies.ts';
import { replyTexts } from './reply-texts.ts';

export interface ReplyContext {
  readonly language: Language;
  readonly brand: string;
  readonly email: string;
  /** Whether a 30-minute meeting can be booked. */
  readonly canBook: boolean;
  /** What is on sale; null if the page does not know. */
  readonly plans: readonly Plan[] | null;
  /** From 0 up to, but not including, 1. */
  readonly random: () => number;
}

/**
 * The prepared answers to the topics of a question, or one of four ways to say that there is none, and who can help.
 */
export function composeReply(question: string, context: ReplyContext): string {
  const { language, brand, email, canBook, plans, random } = context;
  const { fallbacks, handOver, alsoBook, orBook, write } = replyTexts[language];
  const replies = { ...accessibilityReplies[language], ...productReplies[language] };
  const answers = findTopics(question, language).map((topic) => replies[topic]);
  const fallback = `${fallbacks[Math.floor(random() * fallbacks.length)]}\n\n${handOver}`;
  const reply = answers.length > 0 ? [...new Set(answers)].join('\n\n') : fallback;
  return reply
    .replace('{prices}', () => describePrices(plans, language))
    .replaceAll('\n\n{prices}', '')
    .replaceAll('{languages}', () => nameLanguages(language))
    .replaceAll('{steps}', () => describeSteps(question, language))
    .replaceAll('{alsoBook}', canBook ? alsoBook : '')
    .replaceAll('{orBook}', canBook ? orBook : '')
    .replaceAll(/\[[^\]]+\]\(book\)/g, (link) => (canBook ? link : write))
    .replaceAll('{brand}', () => brand)
    .replaceAll('{email}', () => email);
}

function describePrices(plans: readonly Plan[] | null, language: Language): string {
  const t = replyTexts[language];
  const lines = plansFor(plans ?? [], 'monthly').flatMap((plan) => {
    const kind = planKind(plan);
    const yearly = plans?.find((other) => other.yearly && planKind(other) === kind);
    if (kind === null || yearly === undefined) return [];
    const visits = planTexts[language].visits[kind].toLowerCase();
    if (isByAppointment(plan)) return t.byAppointment(planName(plan), visits);
    return t.price(
      planName(plan),
      visits,
      formatMoney(language, plan.amount * 100),
      formatMoney(language, yearly.amount * 100),
    );
  });
  return lines.length > 0 ? lines.join('\n') : t.pricesElsewhere;
}

function nameLanguages(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return new Intl.ListFormat(language).format(WIDGET_LANGUAGES.map((code) => names.of(code) ?? code));
}

function describeSteps(question: string, language: Language): string {
  const t = replyTexts[language];
  const { names, steps } = platformTexts[language];
  const platform = findPlatform(question);
  if (platform === null) return t.anyPlatform;
  if (platform === 'other') return t.unknownPlatform;
  const numbered = steps[platform].map((step, index) => `${index + 1}. ${step}`);
  return t.onPlatform(names[platform], numbered.join('\n'));
}
