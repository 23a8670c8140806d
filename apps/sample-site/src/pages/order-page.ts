import { type Content, html } from '@evenway/stand-in-kit';
import type { SitePage } from '../site-shell.ts';
import { addressOf, type SiteView } from '../site-view.ts';
import { products } from './products.ts';

export const orderPage: SitePage = {
  path: '/order',
  name: { en: 'Order', fr: 'Commander' },
  refusesFrames: true,
  render: renderOrder,
};

function renderOrder(view: SiteView): Content {
  const t = TEXTS[view.language];
  return html`<section class="wrap order">
    <h1>${t.title}</h1>
    <p class="lead dark">${t.lead}</p>
    <div class="order-columns">
      <form class="order-form" data-order data-thanks="${t.thanks}">
        <div class="field"><label for="name">${t.name}</label><input id="name" name="name" autocomplete="name" required placeholder="Helen Archer"></div>
        <div class="pair">
          <div class="field"><label for="email">${t.email}</label><input id="email" name="email" type="email" autocomplete="email" required placeholder="helen@example.com"></div>
          <div class="field"><label for="phone">${t.phone}</label><input id="phone" name="phone" type="tel" autocomplete="tel"></div>
        </div>
        <div class="pair">
          <div class="field"><label for="what">${t.what}</label><select id="what" name="what"><optgroup label="Maple Street">${products.map(({ name }) => html`<option>${name[view.language]}</option>`)}</optgroup></select></div>
          <div class="field"><label for="many">${t.many}</label><input id="many" name="many" type="number" min="1" max="40" value="2"></div>
        </div>
        <div class="pair">
          <div class="field"><label for="day">${t.day}</label><input id="day" name="day" type="date"></div>
          <div class="field"><label for="hour">${t.hour}</label><input id="hour" name="hour" type="time" value="08:00"></div>
        </div>
        <fieldset class="field"><legend>${t.handing}</legend>
          <label class="choice"><input type="radio" name="handing" value="pick-up" checked> ${t.pickUp}</label>
          <label class="choice"><input type="radio" name="handing" value="delivery"> ${t.delivery}</label>
        </fieldset>
        <fieldset class="field"><legend>${t.extras}</legend>
          <label class="choice"><input type="checkbox" name="sliced"> ${t.sliced}</label>
          <label class="choice"><input type="checkbox" name="gift"> ${t.gift}</label>
          <label class="choice"><input type="checkbox" name="news" checked> ${t.news}</label>
        </fieldset>
        <div class="field"><label for="dark">${t.crust}</label><input id="dark" name="dark" type="range" min="1" max="5" value="3"></div>
        <div class="pair">
          <div class="field"><label for="ribbon">${t.ribbon}</label><input id="ribbon" name="ribbon" type="color" value="#c8643b"></div>
          <div class="field"><label for="photo">${t.photo}</label><input id="photo" name="photo" type="file" accept="image/*"></div>
        </div>
        <div class="field"><label for="message">${t.message}</label><textarea id="message" name="message" rows="4" placeholder="${t.placeholder}"></textarea></div>
        <p class="required-note">${t.required}</p>
        <button class="button" type="submit">${t.send}</button>
        <p class="thanks" role="status" data-order-status></p>
      </form>
      <aside class="visit">
        <h2>${t.find}</h2>
        <canvas class="map" data-map width="360" height="240" role="img" aria-label="${t.map}"></canvas>
        <p class="fine">${t.way}</p>
        <h2>${t.calendar}</h2>
        <iframe class="calendar" src="${addressOf('/calendar', view)}" title="${t.calendar}" width="360" height="220"></iframe>
      </aside>
    </div>
  </section>`;
}

const TEXTS = {
  en: {
    title: 'Order for tomorrow',
    lead: 'Tell us by eight, and it waits for you at seven.',
    name: 'Your name *',
    email: 'Email *',
    phone: 'Telephone',
    what: 'What may it be?',
    many: 'How many?',
    day: 'Day',
    hour: 'Time',
    handing: 'How do you get it?',
    pickUp: 'I pick it up',
    delivery: 'Please deliver (Maple Street only)',
    extras: 'And also',
    sliced: 'Sliced, please',
    gift: 'It is a present',
    news: 'Write to me when there is rye',
    crust: 'Crust, from pale to dark',
    ribbon: 'Ribbon',
    photo: 'Picture for the cake',
    message: 'Anything else?',
    placeholder: 'Happy birthday, Dad',
    required: 'Fields with * are needed.',
    send: 'Send the order',
    thanks: 'Thank you. This is a sample site, so nobody bakes it, but the form works.',
    find: 'Find us',
    map: 'A map of the streets around 14 Maple Street, between Mill Lane and the river.',
    way: 'Five minutes from the station, always towards the smell.',
    calendar: 'Closed days',
  },
  fr: {
    title: 'Commander pour demain',
    lead: 'Dites-le-nous avant vingt heures, et cela vous attend à sept heures.',
    name: 'Votre nom *',
    email: 'Adresse e-mail *',
    phone: 'Téléphone',
    what: 'Que désirez-vous ?',
    many: 'Combien ?',
    day: 'Jour',
    hour: 'Heure',
    handing: 'Comment l’obtenez-vous ?',
    pickUp: 'Je passe le prendre',
    delivery: 'Livrez-moi (rue des Érables uniquement)',
    extras: 'Et aussi',
    sliced: 'Tranché, s’il vous plaît',
    gift: 'C’est un cadeau',
    news: 'Écrivez-moi quand il y a du seigle',
    crust: 'Croûte, de claire à foncée',
    ribbon: 'Ruban',
    photo: 'Photo pour le gâteau',
    message: 'Autre chose ?',
    placeholder: 'Bon anniversaire, Papa',
    required: 'Les champs marqués * sont obligatoires.',
    send: 'Envoyer la commande',
    thanks: 'Merci. C’est un site d’exemple : personne ne cuira ce pain, mais le formulaire marche.',
    find: 'Nous trouver',
    map: 'Un plan des rues autour du 14, rue des Érables, entre la rue du Moulin et la rivière.',
    way: 'À cinq minutes de la gare, en suivant l’odeur.',
    calendar: 'Jours de fermeture',
  },
};
