import { TRIAL_DAYS } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const questions = ['compliance', 'install', 'speed', 'data', 'visits', 'trial', 'cancel', 'repair'] as const;

export const faqTexts = defineTexts({
  en: {
    title: 'Questions people ask',
    items: {
      compliance: {
        question: 'Does the widget make my website compliant?',
        answer:
          'No, and be wary of anyone who says theirs does. It gives your visitors control over how your pages look and read. Meeting a law or a standard also takes work on the pages themselves.',
      },
      install: {
        question: 'How do I install it?',
        answer:
          'Add your website, choose a plan, and paste one snippet into the body of your pages. Most website builders have one field for this, and it covers every page.',
      },
      speed: {
        question: 'Will it slow my pages down?',
        answer:
          'The script waits until your page has loaded, and weighs about 4 KB. The panel loads when someone opens it.',
      },
      data: {
        question: 'What do you learn about my visitors?',
        answer:
          'Two kinds of numbers: how many visits there were, and how often each function was used. No cookies, no IP addresses, no profiles. What a visitor chooses stays in their own browser.',
      },
      visits: {
        question: 'What happens if I exceed my plan’s visits?',
        answer:
          'Your visitors notice nothing: the widget stays. You see a notice, get an email and decide when to upgrade.',
      },
      trial: {
        question: 'What does the trial cost?',
        answer: `Nothing for ${TRIAL_DAYS} days, on every plan. Cancel before it ends and you pay nothing.`,
      },
      cancel: {
        question: 'What happens when I cancel?',
        answer: 'The widget stays until the end of the period you have paid for, then disappears from your pages.',
      },
      repair: {
        question: 'Does it change my code or repair my page?',
        answer:
          'No. It changes how a page looks, only for the visitor who asked. Screen readers find your page exactly as you built it.',
      },
    },
  },
  fr: {
    title: 'Questions fréquentes',
    items: {
      compliance: {
        question: 'Le widget rend-il mon site conforme\u202f?',
        answer:
          'Non, et méfiez-vous de qui le promet. Il donne à vos visiteurs la main sur l’aspect et la lecture de vos pages. Répondre à une loi ou à une norme demande aussi un travail sur les pages elles-mêmes.',
      },
      install: {
        question: 'Comment l’installer\u202f?',
        answer:
          'Ajoutez votre site, choisissez une offre et collez un extrait de code dans le corps de vos pages. La plupart des outils de création de site ont un champ prévu pour cela, valable pour toutes les pages.',
      },
      speed: {
        question: 'Va-t-il ralentir mes pages\u202f?',
        answer:
          'Le script attend que votre page soit chargée et pèse environ 4 Ko. Le panneau se charge quand quelqu’un l’ouvre.',
      },
      data: {
        question: 'Qu’apprenez-vous de mes visiteurs\u202f?',
        answer:
          'Deux sortes de nombres\u202f: le nombre de visites et le nombre d’utilisations de chaque fonction. Ni cookies, ni adresses IP, ni profils. Les choix de chacun restent dans son navigateur.',
      },
      visits: {
        question: 'Que se passe-t-il si je dépasse les visites de mon offre\u202f?',
        answer:
          'Vos visiteurs ne remarquent rien\u202f: le widget reste. Vous voyez un avis, recevez un e-mail et décidez quand changer d’offre.',
      },
      trial: {
        question: 'Combien coûte l’essai\u202f?',
        answer: `Rien pendant ${TRIAL_DAYS} jours, quelle que soit l’offre. Résiliez avant la fin et vous ne payez rien.`,
      },
      cancel: {
        question: 'Que se passe-t-il si je résilie\u202f?',
        answer: 'Le widget reste jusqu’à la fin de la période payée, puis disparaît de vos pages.',
      },
      repair: {
        question: 'Modifie-t-il mon code, répare-t-il ma page\u202f?',
        answer:
          'Non. Il change l’affichage d’une page, pour la seule personne qui l’a demandé. Les lecteurs d’écran trouvent votre page exactement telle que vous l’avez faite.',
      },
    },
  },
});
