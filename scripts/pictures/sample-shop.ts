/** The page of a small shop, for pictures of the widget at work. */
export function sampleShop(
  language: 'en' | 'fr',
  theme: 'light' | 'dark',
  script: { readonly src: string; readonly id: string },
): string {
  const t = WORDS[language];
  const dark = theme === 'dark';
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${t.name}</title>
<style>
  body { margin: 0; font: 17px/1.6 Georgia, serif; color: ${dark ? '#f0e8da' : '#33261a'}; background: ${dark ? '#1d1712' : '#fffaf2'}; }
  header { display: flex; align-items: center; gap: 32px; padding: 20px 48px; border-bottom: 1px solid ${dark ? '#4a3c2e' : '#e6d8c3'}; }
  header b { font-size: 22px; margin-right: auto; } a { color: ${dark ? '#f1b266' : '#8a3b12'}; }
  main { padding: 48px; max-width: 560px; } h1 { font-size: 46px; line-height: 1.08; margin: 0 0 20px; } p { font-size: 19px; margin: 0 0 20px; }
  svg { display: block; margin-top: 28px; }
</style>
<header><b>${t.name}</b>${t.links.map((link) => `<a href="#">${link}</a>`).join('')}</header>
<main><h1>${t.title}</h1><p>${t.text}</p><p><a href="#">${t.action}</a></p>
<svg width="520" height="120" viewBox="0 0 520 120" aria-hidden="true"><g fill="${dark ? '#c9852f' : '#e0a04a'}">
<path d="M10 74C10 34 46 14 92 14s82 20 82 60c0 12-8 20-20 20H30C18 94 10 86 10 74Z"/><path d="M196 74c0-40 36-60 82-60s82 20 82 60c0 12-8 20-20 20H216c-12 0-20-8-20-20Z"/>
<rect x="384" y="42" width="130" height="22" rx="11"/><rect x="384" y="70" width="130" height="22" rx="11"/></g>
<rect y="96" width="520" height="10" fill="${dark ? '#6b4a2a' : '#7a4a22'}"/></svg></main>
<script src="${script.src}" data-widget-id="${script.id}"></script></html>`;
}

const WORDS = {
  en: {
    name: 'Maple Street Bakery',
    links: ['Bread', 'Cakes', 'Opening hours'],
    title: 'Bread takes a night. We have been up.',
    text: 'Sourdough, rye and rolls from our own oven, at seven every morning but Monday. Cakes to order, three days ahead.',
    action: 'Order for Saturday',
  },
  fr: {
    name: 'Boulangerie de la rue des Érables',
    links: ['Pains', 'Gâteaux', 'Horaires'],
    title: 'Un pain demande une nuit. Nous avons veillé.',
    text: 'Levain, seigle et petits pains de notre four, dès sept heures, tous les matins sauf le lundi. Gâteaux sur commande, trois jours à l’avance.',
    action: 'Commander pour samedi',
  },
};
