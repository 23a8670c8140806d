import { type Content, html } from '@evenway/stand-in-kit';
import type { SitePage } from '../site-shell.ts';
import { addressOf, type SiteView } from '../site-view.ts';
import { products } from './products.ts';

export const shopPage: SitePage = { path: '', name: { en: 'Shop', fr: 'Boutique' }, render: renderShop };

function renderShop(view: SiteView): Content {
  const t = TEXTS[view.language];
  return html`<section class="hero">
      <p class="kicker">${t.kicker}</p>
      <h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      <a class="button" href="${addressOf('/order', view)}">${t.order}</a>
      <span class="badge">${t.badge}</span>
    </section>
    <section class="carousel" data-carousel aria-label="${t.voices}">
      <div class="slides">
        ${t.quotes.map(({ text, author }) => html`<figure class="slide"><blockquote>${text}</blockquote><figcaption>${author}</figcaption></figure>`)}
      </div>
      <div class="dots">${t.quotes.map((_, index) => html`<button type="button" class="dot" data-slide="${index}" aria-label="${t.voice} ${index + 1}"></button>`)}</div>
    </section>
    <section class="wrap">
      <h2 class="section-title">${t.today}</h2>
      <ul class="cards">
        ${products.map(
          ({ picture, name, note, price }) => html`<li class="card">
            <img src="/local/site/files/${picture}.svg" alt="" width="280" height="200" loading="lazy">
            <div class="card-body">
              <h3>${name[view.language]}</h3>
              <p class="note">${note[view.language]}</p>
              <p class="price-line"><span class="price">${t.money(price)}</span> <small class="stars"><i class="icon icon-star" aria-hidden="true"></i><i class="icon icon-star" aria-hidden="true"></i><i class="icon icon-star" aria-hidden="true"></i><i class="icon icon-star" aria-hidden="true"></i><i class="icon icon-star-empty" aria-hidden="true"></i></small></p>
              <button type="button" class="button small" data-add>${t.add}<span class="hidden">, ${name[view.language]}</span></button>
            </div>
          </li>`,
        )}
      </ul>
      <p class="allergens">${t.allergens}</p>
    </section>
    <section class="promise">
      <div class="wrap promise-columns">
        ${t.promises.map(({ icon, title, text }) => html`<div><i class="icon big icon-${icon}" aria-hidden="true"></i><h3>${title}</h3><p>${text}</p></div>`)}
      </div>
    </section>`;
}

const TEXTS = {
  en: {
    kicker: 'Baked on Maple Street since 1987',
    title: 'Good bread takes its time',
    lead: 'Loaves, layers and a little sugar. Order until eight in the evening, pick it up warm in the morning.',
    order: 'Order for tomorrow',
    badge: 'New: rye on Thursdays',
    voices: 'What people say',
    voice: 'Voice',
    quotes: [
      { text: 'The only queue in town I do not mind.', author: 'Helen, No. 22' },
      { text: 'My toast has opinions now.', author: 'Marcus, the paper shop' },
      { text: 'We moved house. We did not move bakery.', author: 'The Okafors' },
    ],
    today: 'On the shelf today',
    money: (price: string) => `$${price}`,
    add: 'Add to basket',
    allergens:
      'All our bread contains gluten. Most sweet things contain milk, egg and nuts. Ask us before you bite, we keep a list behind the counter.',
    promises: [
      { icon: 'leaf', title: 'Flour from next door', text: 'Milled eleven miles away by people we know by name.' },
      { icon: 'clock', title: 'No shortcuts', text: 'Our starter is older than our youngest baker.' },
      { icon: 'heart', title: 'Nothing wasted', text: 'What is left at six goes to the kitchen on Mill Lane.' },
    ],
  },
  fr: {
    kicker: 'Rue des Érables depuis 1987',
    title: 'Le bon pain prend son temps',
    lead: 'Des miches, du feuilletage et un peu de sucre. Commandez avant vingt heures, passez le prendre tiède au matin.',
    order: 'Commander pour demain',
    badge: 'Nouveau : du seigle le jeudi',
    voices: 'Ce qu’on en dit',
    voice: 'Avis',
    quotes: [
      { text: 'La seule file d’attente qui ne me dérange pas.', author: 'Hélène, au 22' },
      { text: 'Mes tartines ont désormais du caractère.', author: 'Marc, le marchand de journaux' },
      { text: 'Nous avons changé de maison. Pas de boulangerie.', author: 'La famille Okafor' },
    ],
    today: 'Aujourd’hui en rayon',
    money: (price: string) => `${price.replace('.', ',')}\u00a0$`,
    add: 'Ajouter au panier',
    allergens:
      'Tous nos pains contiennent du gluten. La plupart des douceurs contiennent du lait, des œufs et des fruits à coque. Demandez-nous avant de croquer, la liste est derrière le comptoir.',
    promises: [
      {
        icon: 'leaf',
        title: 'La farine d’à côté',
        text: 'Moulue à dix-huit kilomètres, par des gens que nous connaissons.',
      },
      { icon: 'clock', title: 'Aucun raccourci', text: 'Notre levain est plus âgé que notre plus jeune boulanger.' },
      {
        icon: 'heart',
        title: 'Rien ne se perd',
        text: 'Ce qui reste à dix-huit heures part à la cantine de la rue du Moulin.',
      },
    ],
  },
};
