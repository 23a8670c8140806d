/** The link preview image, 1200 by 630: without a name, since the operator may change that. */
export function sharePicture(language: 'en' | 'fr', fontUrl: string): string {
  const t = WORDS[language];
  return `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Atkinson; font-weight: 200 800; src: url("${fontUrl}") format("woff2"); }
  * { box-sizing: border-box; margin: 0; }
  body { width: 1200px; height: 630px; display: grid; grid-template-columns: 620px 1fr; background: #fbfaf7; color: #0f172a; font-family: Atkinson, sans-serif; overflow: hidden; }
  .words { padding: 72px 0 72px 72px; display: flex; flex-direction: column; justify-content: space-between; }
  h1 { font-size: 76px; line-height: 1.03; letter-spacing: -0.02em; font-weight: 700; text-wrap: balance; }
  .mark { width: 76px; } .mark i { display: block; height: 18px; background: #1e4ed8; border-radius: 3px; } .mark i + i { margin-top: 14px; }
  .pages { position: relative; }
  .page { position: absolute; width: 400px; border-radius: 12px; border: 2px solid #777266; padding: 28px 32px; background: #fff; }
  .before { left: 30px; top: 60px; color: #414b5e; font-size: 17px; line-height: 1.35; transform: rotate(-3deg); }
  .after { left: 110px; top: 236px; width: 440px; background: #0f172a; color: #fbfaf7; border-color: #0f172a; font-size: 30px; line-height: 1.5; letter-spacing: 0.03em; box-shadow: 0 24px 48px -12px rgb(15 23 42 / .35); }
  .page b { display: block; font-size: 1.35em; line-height: 1.2; margin-bottom: .4em; }
  .after u { background: #fdf0d3; color: #5c3103; border-radius: 4px; padding: 2px 10px; font-weight: 700; }
</style>
<div class="words"><div class="mark"><i></i><i></i></div><h1>${t.title}</h1></div>
<div class="pages"><div class="page before"><b>${t.shop}</b>${t.text} ${t.link}</div><div class="page after"><b>${t.shop}</b>${t.text}<br><u>${t.link}</u></div></div>`;
}

const WORDS = {
  en: {
    title: 'Let visitors read your website their way',
    shop: 'The oven is hot at seven',
    text: 'Come early for rolls, later for rye.',
    link: 'Order a loaf ahead',
  },
  fr: {
    title: 'Laissez chacun lire votre site à sa façon',
    shop: 'Le four est chaud à sept heures',
    text: 'Venez tôt pour les petits pains.',
    link: 'Réserver un pain',
  },
};
