import type { Language } from '@evenway/contract';
import { findTopics } from './find-topics.ts';
import { replyTexts } from './reply-texts.ts';

export interface ReplyContext {
  readonly language: Language;
  readonly brand: string;
  readonly email: string;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
}

/** The prepared answers to what a question asks about, or one of four ways to say that there is none. */
export function composeReply(question: string, { language, brand, email, random }: ReplyContext): string {
  const { topics, fallbacks } = replyTexts[language];
  const answers = findTopics(question, language).map((topic) => topics[topic]);
  const fallback = fallbacks[Math.floor(random() * fallbacks.length)] ?? '';
  const reply = answers.length > 0 ? answers.join('\n\n') : fallback;
  return reply.replaceAll('{brand}', brand).replaceAll('{email}', email);
}
