import { type Content, html } from '@evenway/stand-in-kit';
import type { SitePage } from '../site-shell.ts';
import type { SiteView } from '../site-view.ts';

export const marketPage: SitePage = { path: '/market', name: { en: 'Market', fr: 'Marché' }, render: renderMarket };

/** Everything below the title is rendered by the page's own script, as in a single-page application. */
function renderMarket({ language }: SiteView): Content {
  const t = TEXTS[language];
  return html`<section class="wrap market">
    <h1>${t.title}</h1>
    <p class="lead dark">${t.lead}</p>
    <div class="views" data-views data-stalls="${JSON.stringify(t.views)}">
      ${t.views.map(({ id, name }) => html`<a class="view-link" href="#${id}" data-view="${id}">${name}</a>`)}
    </div>
    <div class="view" data-view-content aria-live="polite"></div>
    <h2>${t.guestbook}</h2>
    <ol class="guestbook" data-guestbook data-entries="${JSON.stringify(t.entries)}" data-number="${t.number}"></ol>
    <p class="fine" data-guestbook-end>${t.more}</p>
  </section>`;
}

const TEXTS = {
  en: {
    title: 'On the market',
    lead: 'Wednesdays by the church, Saturdays by the river.',
    views: [
      {
        id: 'wednesday',
        name: 'Wednesday',
        title: 'By the church, 8 to 1',
        text: 'The small stall with the striped awning. Rolls, country bread, and the broken biscuits that children get for free.',
      },
      {
        id: 'saturday',
        name: 'Saturday',
        title: 'By the river, 8 to 3',
        text: 'The long table. Everything we bake, and coffee from the van next to us. Bring a bag and an umbrella.',
      },
      {
        id: 'fair',
        name: 'Autumn fair',
        title: 'Twice a year, all day',
        text: 'We bake on the square in the old stone oven. It takes two days to warm up and everybody helps with the wood.',
      },
    ],
    guestbook: 'Guestbook',
    number: 'No.',
    more: 'Scroll for older entries.',
    entries: [
      { text: 'We came for one roll and left with a bag. This happens every week.', who: 'Priya and Tom' },
      { text: 'The rye tastes like my grandmother’s kitchen, which is the highest praise I have.', who: 'Wanda' },
      { text: 'Please never change the paper bags.', who: 'A neighbour' },
      { text: 'My dog waits at your stall, not at our door.', who: 'Sam' },
      { text: 'The tart was for a birthday. It did not get to the birthday.', who: 'Lou' },
    ],
  },
  fr: {
    title: 'Au marché',
    lead: 'Le mercredi près de l’église, le samedi au bord de l’eau.',
    views: [
      {
        id: 'wednesday',
        name: 'Mercredi',
        title: 'Près de l’église, de 8 h à 13 h',
        text: 'Le petit étal au store rayé. Des petits pains, du pain de campagne, et les biscuits cassés, offerts aux enfants.',
      },
      {
        id: 'saturday',
        name: 'Samedi',
        title: 'Au bord de l’eau, de 8 h à 15 h',
        text: 'La grande table. Tout ce que nous cuisons, et le café de la camionnette d’à côté. Prenez un sac et un parapluie.',
      },
      {
        id: 'fair',
        name: 'Foire d’automne',
        title: 'Deux fois par an, toute la journée',
        text: 'Nous cuisons sur la place, dans le vieux four en pierre. Il met deux jours à chauffer et chacun apporte du bois.',
      },
    ],
    guestbook: 'Livre d’or',
    number: 'Nº',
    more: 'Faites défiler pour lire les messages plus anciens.',
    entries: [
      { text: 'Venus pour un petit pain, repartis avec un sac. Comme chaque semaine.', who: 'Priya et Tom' },
      {
        text: 'Le seigle a le goût de la cuisine de ma grand-mère : je n’ai pas de plus beau compliment.',
        who: 'Wanda',
      },
      { text: 'Ne changez jamais les sacs en papier.', who: 'Une voisine' },
      { text: 'Mon chien attend devant votre étal, plus devant notre porte.', who: 'Sam' },
      { text: 'La tarte était pour un anniversaire. Elle n’y est jamais arrivée.', who: 'Lou' },
    ],
  },
};
