import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const bookingTexts = defineTexts({
  en: {
    title: 'Talk it through with us',
    lead: 'Bring your website and your questions. We look at it together and say plainly what the widget can do for your visitors, and what it cannot.',
    meetings: {
      short: { title: 'A first look', text: 'Is this for us? Seen on your own pages.', action: 'Book 30 minutes' },
      long: {
        title: 'Your website in depth',
        text: 'Several websites, a team, or a page that is hard to reach.',
        action: 'Book 60 minutes',
      },
    },
  },
  fr: {
    title: 'Parlons-en',
    lead: 'Venez avec votre site et vos questions. Nous le regardons ensemble et vous disons sans détour ce que le widget peut faire pour vos visiteurs, et ce qu’il ne peut pas.',
    meetings: {
      short: {
        title: 'Un premier regard',
        text: 'Est-ce pour nous\u202f? À voir sur vos propres pages.',
        action: 'Réserver 30 minutes',
      },
      long: {
        title: 'Votre site en détail',
        text: 'Plusieurs sites, une équipe, ou une page difficile d’accès.',
        action: 'Réserver 60 minutes',
      },
    },
  },
});
