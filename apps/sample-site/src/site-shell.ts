import { type Content, html, toSource } from '@evenway/stand-in-kit';
import type { SampleWebsite } from './sample-website.ts';
import { addressOf, type SiteLanguage, type SiteView } from './site-view.ts';

export interface SitePage {
  path: string;
  name: Record<SiteLanguage, string>;
  /** As many shops do on payment pages. */
  refusesFrames?: true;
  render(view: SiteView): Content;
}

/** The frame of every page: the fixed header, a bar of ours that is not the bakery's, and the footer. */
export function renderShell(
  page: SitePage,
  { pages, view, website }: { pages: readonly SitePage[]; view: SiteView; website: SampleWebsite | null },
): string {
  const t = TEXTS[view.language];
  return toSource(html`<!doctype html>
<html lang="${view.language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${page.name[view.language]} | Maple Street Bakery</title>
  <link rel="icon" href="/local/site/files/logo.svg">
  <link rel="stylesheet" href="/local/site/files/site.css">
  <script src="/local/site/files/site.js" defer></script>
</head>
<body>
  <header class="site-header">
    <a class="brand" href="${addressOf('', view)}"><img src="/local/site/files/logo.svg" alt="" width="40" height="40"><span class="brand-name">Maple Street <em>Bakery</em></span></a>
    <nav class="main-nav" aria-label="${t.navigation}">
      ${pages.map(
        ({ path, name }) =>
          html`<a href="${addressOf(path, view)}"${path === page.path ? html` aria-current="page" class="here"` : ''}>${name[view.language]}</a>`,
      )}
    </nav>
    <a class="basket" href="${addressOf('/order', view)}"><i class="icon icon-basket" aria-hidden="true"></i> <span class="basket-label">${t.basket}</span> <b class="basket-count" data-basket-count>0</b></a>
  </header>
  ${renderBar(page, view, website)}
  <div class="ticker"><p class="ticker-text">${t.ticker}</p></div>
  <main>
    ${page.render(view)}
  </main>
  <footer class="site-footer">
    <div class="footer-columns">
      <div>
        <h2 class="footer-title">Maple Street Bakery</h2>
        <p class="fine">${t.address}</p>
        <p class="fine"><i class="icon icon-phone" aria-hidden="true"></i> <a href="tel:+15550142">555-0142</a></p>
      </div>
      <div>
        <h2 class="footer-title">${t.hours}</h2>
        <bakery-hours data-week="${t.week}" data-saturday="${t.saturday}" data-sunday="${t.sunday}"></bakery-hours>
      </div>
      <div>
        <h2 class="footer-title">${t.about}</h2>
        <p class="fine">${t.story}</p>
      </div>
    </div>
    <p class="credits">© Maple Street Bakery · ${t.credits}</p>
  </footer>
  <a class="to-top" href="#" aria-label="${t.toTop}"><i class="icon icon-up" aria-hidden="true"></i></a>
</body>
</html>
`);
}

function renderBar(page: SitePage, view: SiteView, website: SampleWebsite | null): Content {
  const t = TEXTS[view.language];
  const other = view.language === 'fr' ? 'en' : 'fr';
  return html`<div class="sample-bar" role="region" aria-label="${t.sample}">
    <p><strong>${t.sample}.</strong> ${describe(t, website)}</p>
    <p class="sample-links">
      <a href="${addressOf(page.path, { ...view, strict: !view.strict })}">${view.strict ? t.loosen : t.tighten}</a>
      <a href="${addressOf(page.path, { ...view, language: other })}" lang="${other}" hreflang="${other}">${other === 'fr' ? 'En français' : 'In English'}</a>
      <a href="/local" rel="nofollow">${t.services}</a>
    </p>
  </div>`;
}

function describe(t: (typeof TEXTS)['en'], website: SampleWebsite | null): string {
  if (!website) return t.missing;
  return website.isDelivered ? t.carries(website.domain) : t.paused(website.domain);
}

const TEXTS = {
  en: {
    navigation: 'Main',
    basket: 'Basket',
    ticker:
      'Fresh from the oven at 7, 11 and 4 · Free delivery on Maple Street · Closed on Mondays, like every good baker',
    address: '14 Maple Street, Rivertown',
    hours: 'Opening hours',
    week: 'Tuesday to Friday, 7 to 6',
    saturday: 'Saturday, 7 to 4',
    sunday: 'Sunday, 8 to 1',
    about: 'Since 1987',
    story: 'Flour, water, salt and time. Rosa opened the shop, her daughters keep the ovens warm.',
    credits: 'Website by Studio Fennel',
    toTop: 'Back to top',
    sample: 'Sample site',
    carries: (domain: string) => `It carries the widget of ${domain}.`,
    paused: (domain: string) => `The subscription of ${domain} does not run, so its widget stays away.`,
    missing: 'The website it belongs to was deleted, so there is no widget here.',
    tighten: 'Switch to a strict content policy',
    loosen: 'Back to no content policy',
    services: 'Local services',
  },
  fr: {
    navigation: 'Principale',
    basket: 'Panier',
    ticker:
      'Fournées à 7 h, 11 h et 16 h · Livraison offerte dans la rue des Érables · Fermé le lundi, comme tout bon boulanger',
    address: '14, rue des Érables, Rivertown',
    hours: 'Horaires',
    week: 'Du mardi au vendredi, de 7 h à 18 h',
    saturday: 'Samedi, de 7 h à 16 h',
    sunday: 'Dimanche, de 8 h à 13 h',
    about: 'Depuis 1987',
    story:
      'De la farine, de l’eau, du sel et du temps. Rosa a ouvert la boutique, ses filles gardent les fours au chaud.',
    credits: 'Site réalisé par le Studio Fenouil',
    toTop: 'Haut de page',
    sample: 'Site d’exemple',
    carries: (domain: string) => `Il porte le widget de ${domain}.`,
    paused: (domain: string) => `L’abonnement de ${domain} est arrêté : son widget ne s’affiche pas.`,
    missing: 'Le site auquel il appartient a été supprimé : il n’y a pas de widget ici.',
    tighten: 'Passer à une politique de contenu stricte',
    loosen: 'Revenir sans politique de contenu',
    services: 'Services locaux',
  },
};
