import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** How to see the widget on the visitor's own page. The host of that page follows what ends in a space. */
export const ownPageTexts = defineTexts({
  en: {
    label: 'Try it on your own page',
    placeholder: 'e.g. example.com',
    action: 'See it on my page',
    error: 'Enter the address of a public page, such as example.com.',
    title: 'See it on ',
    drag: 'Drag this to your bookmarks bar:',
    bookmark: (brand: string) => `Try ${brand}`,
    open: 'Click that bookmark on your page:',
    console: 'Or paste this line into the console there:',
    note: 'Needs a computer. Only you see the widget, until you reload. Pages that block outside scripts will not show it. We never load or store your page.',
  },
  fr: {
    label: 'Essayez sur votre propre page',
    placeholder: 'p. ex. example.com',
    action: 'Le voir sur ma page',
    error: 'Saisissez l’adresse d’une page publique, par exemple example.com.',
    title: 'À voir sur ',
    drag: 'Faites glisser ceci vers votre barre de favoris\u202f:',
    bookmark: (brand: string) => `Essayer ${brand}`,
    open: 'Cliquez sur ce favori depuis votre page\u202f:',
    console: 'Ou collez cette ligne dans sa console\u202f:',
    note: 'Sur un ordinateur. Le widget n’apparaît que pour vous, jusqu’au rechargement. Les pages qui bloquent les scripts extérieurs ne l’affichent pas. Nous ne chargeons ni ne gardons votre page.',
  },
});
