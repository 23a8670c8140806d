import { type Content, html } from '@evenway/stand-in-kit';
import type { SitePage } from '../site-shell.ts';
import type { SiteView } from '../site-view.ts';

export const kitchenPage: SitePage = {
  path: '/kitchen',
  name: { en: 'Kitchen', fr: 'Fournil' },
  render: renderKitchen,
};

function renderKitchen({ language }: SiteView): Content {
  const t = TEXTS[language];
  return html`<section class="wrap kitchen">
    <h1>${t.title}</h1>
    <p class="lead dark">${t.lead}</p>
    <div class="media-grid">
      <figure class="media">
        <video src="/local/site/files/oven.webm" autoplay muted loop playsinline width="320" height="180" aria-label="${t.loop}"></video>
        <figcaption>${t.loop}</figcaption>
      </figure>
      <figure class="media">
        <video src="/local/site/files/oven.webm" controls preload="metadata" poster="/local/site/files/poster.svg" width="320" height="180" aria-label="${t.film}"></video>
        <figcaption>${t.film}</figcaption>
      </figure>
      <figure class="media">
        <img src="/local/site/files/fire.gif" alt="${t.fireAlt}" width="160" height="120">
        <figcaption>${t.fire}</figcaption>
      </figure>
    </div>
    <h2>${t.listen}</h2>
    <p>${t.about}</p>
    <p><audio controls preload="metadata" src="/local/site/files/bell.wav" aria-label="${t.bell}"></audio></p>
    <p class="sounds">
      <button type="button" class="button small" data-ring>${t.ring}</button>
      <button type="button" class="button small ghost" data-timer>${t.timer}</button>
    </p>
    <div class="spinner-line"><span class="spinner" aria-hidden="true"></span> <span class="fine">${t.rising}</span></div>
  </section>`;
}

const TEXTS = {
  en: {
    title: 'Inside the kitchen',
    lead: 'No cameras at four in the morning, said Rosa. Then she bought one.',
    loop: 'The oven window, all night long',
    film: 'A loaf in four seconds, with sound',
    fire: 'The pilot flame, a small picture that never rests',
    fireAlt: 'A flickering flame behind a small round window.',
    listen: 'Hear the shop',
    about: 'The bell over the door has rung for every customer since 1987. Here it is for those who live too far away.',
    bell: 'The bell over the door',
    ring: 'Ring the bell',
    timer: 'Sound the kitchen timer',
    rising: 'Dough is rising',
  },
  fr: {
    title: 'Dans le fournil',
    lead: 'Pas de caméra à quatre heures du matin, disait Rosa. Puis elle en a acheté une.',
    loop: 'La vitre du four, toute la nuit',
    film: 'Une miche en quatre secondes, avec le son',
    fire: 'La veilleuse, une petite image qui ne se repose jamais',
    fireAlt: 'Une flamme vacille derrière un hublot.',
    listen: 'Écoutez la boutique',
    about: 'La clochette de la porte sonne pour chaque client depuis 1987. La voici pour ceux qui habitent trop loin.',
    bell: 'La clochette de la porte',
    ring: 'Faire tinter la clochette',
    timer: 'Faire sonner le minuteur',
    rising: 'La pâte lève',
  },
};
