import { SITE_PAGE_ELEMENT_ID, type SitePageData } from '@evenway/contract';
import { useStore } from '../../../lib/use-store.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { settings } from '../../../platform/settings.ts';
import { type ConversationState, createConversation } from '../conversation.ts';
import { panelTexts } from './panel-texts.ts';

/** One per page load: a closed panel reopens where it was left. */
export const conversation = createConversation({
  answer: async (question) => {
    const language = languagePreference.get();
    const { composeReply } = await import('../replies/compose-reply.ts');
    const { name: brand, supportEmail: email } = settings.brand;
    return composeReply(question, { language, brand, email, plans: readPlans(), random: Math.random });
  },
  errorText: () => panelTexts[languagePreference.get()].error,
  now: Date.now,
  random: Math.random,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

export function useConversation(): ConversationState {
  return useStore(conversation.state);
}

/** The prices that the server has rendered into this page; not every page has them. */
function readPlans(): SitePageData['plans'] {
  const block = document.getElementById(SITE_PAGE_ELEMENT_ID)?.textContent;
  return block ? (JSON.parse(block) as SitePageData).plans : null;
}
