import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const bookingTexts = defineTexts({
  en: {
    title: 'Talk it through with us',
    lead: 'Bring your website and your questions. We tell you plainly what the widget can and cannot do for your visitors.',
    meetings: {
      short: { title: 'A first look', text: 'See it on your own website.', action: 'Book 30 minutes' },
      long: {
        title: 'Your website in depth',
        text: 'Several websites, a team, or a page that is hard to adapt.',
        action: 'Book 60 minutes',
      },
    },
  },
  fr: {
    title: 'Parlons-en',
    lead: 'Venez avec votre site et vos questions. Nous vous disons sans détour ce que le widget peut faire pour vos visiteurs, et ce qu’il ne peut pas.',
    meetings: {
      short: { title: 'Un premier regard', text: 'À voir sur votre propre site.', action: 'Réserver 30 minutes' },
      long: {
        title: 'Votre site en détail',
        text: 'Plusieurs sites, une équipe, ou une page difficile à adapter.',
        action: 'Réserver 60 minutes',
      },
    },
  },
});
