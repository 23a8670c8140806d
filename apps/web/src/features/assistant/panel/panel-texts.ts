import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const panelTexts = defineTexts({
  en: {
    close: 'Close the assistant',
    welcome:
      'Hello. I answer common questions about our widget and about web accessibility. My answers are prepared: I am not a person, and I cannot look at your website. What would you like to know?',
    conversation: 'Conversation',
    assistant: 'Assistant',
    you: 'You',
    waiting: 'Looking for an answer…',
    suggestions: 'Questions you could ask',
    suggested: [
      'How much does it cost?',
      'How do I install it?',
      'Does it make my website compliant?',
      'What does WCAG ask for?',
    ],
    label: 'Your question',
    privacy: 'What you type stays in your browser.',
    send: 'Send',
    error: 'Sorry, an error occurred. Please try again.',
  },
  fr: {
    close: 'Fermer l’assistant',
    welcome:
      'Bonjour. Je réponds aux questions courantes sur notre widget et sur l’accessibilité du Web. Mes réponses sont préparées\u202f: je ne suis pas une personne et je ne peux pas voir votre site. Que souhaitez-vous savoir\u202f?',
    conversation: 'Conversation',
    assistant: 'Assistant',
    you: 'Vous',
    waiting: 'Recherche d’une réponse…',
    suggestions: 'Questions que vous pouvez poser',
    suggested: [
      'Combien ça coûte\u202f?',
      'Comment l’installer\u202f?',
      'Mon site sera-t-il conforme\u202f?',
      'Que demandent les WCAG\u202f?',
    ],
    label: 'Votre question',
    privacy: 'Ce que vous écrivez reste dans votre navigateur.',
    send: 'Envoyer',
    error: 'Désolé, une erreur s’est produite. Veuillez réessayer.',
  },
});
