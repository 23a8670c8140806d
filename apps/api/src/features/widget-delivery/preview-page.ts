import { createHash } from 'node:crypto';
import { WIDGET_PREVIEW_ID } from '@evenway/contract';
import { type Content, html, toSource } from '@evenway/html';

const style = html`
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fffdf9;color:#3b2f2a;font:17px/1.6 Georgia,serif}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding:16px 24px;border-bottom:1px solid #e7ddd0;font-family:system-ui,sans-serif}
header strong{font-size:20px;color:#6b2f1a}
header a{color:#6b2f1a;font-size:15px}
main{max-width:860px;margin:0 auto;padding:24px}
h1{font-size:34px;line-height:1.15;margin:16px 0 8px;color:#4a2314}
h2{font-size:22px;margin:32px 0 8px;color:#4a2314}
.goods{display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));gap:16px;padding:0;list-style:none}
.goods li{border:1px solid #e7ddd0;border-radius:12px;padding:16px;background:#fff}
.goods svg{display:block;width:100%;height:96px;border-radius:8px}
.goods b{display:block;margin-top:8px;font-family:system-ui,sans-serif}
.price{color:#6d5a4e;font-size:15px}
button{font:600 16px system-ui,sans-serif;padding:12px 20px;border:0;border-radius:8px;background:#6b2f1a;color:#fff}
`;

const texts = {
  en: {
    title: 'Sample page',
    links: ['Bread', 'Cakes', 'Visit us'],
    heading: 'Bread that takes its time',
    intro:
      'Our sourdough rests for two days before it meets the oven. Come by in the morning, or order today and collect it tomorrow.',
    shop: 'Fresh today',
    goods: [
      ['Country loaf', '$7.50'],
      ['Seeded rye', '$8.20'],
      ['Walnut buns', '$4.10'],
    ],
    about: 'About the bakery',
    story:
      'Three bakers, one stone oven and a counter that opens at six. This is a sample page: it shows how your widget looks on a site.',
    order: 'Order for tomorrow',
    own: 'Accessibility',
  },
  fr: {
    title: 'Page d’exemple',
    links: ['Pains', 'Gâteaux', 'Nous trouver'],
    heading: 'Le pain qui prend son temps',
    intro:
      'Notre levain repose deux jours avant de passer au four. Venez le matin, ou commandez aujourd’hui et passez demain.',
    shop: 'Sorti du four',
    goods: [
      ['Pain de campagne', '6,90\u202f€'],
      ['Seigle aux graines', '7,50\u202f€'],
      ['Petits pains aux noix', '3,80\u202f€'],
    ],
    about: 'La boulangerie',
    story:
      'Trois boulangers, un four en pierre et un comptoir qui ouvre à six heures. Ceci est une page d’exemple\u202f: elle montre votre widget sur un site.',
    order: 'Commander pour demain',
    own: 'Accessibilité',
  },
} as const;

/**
 * A page of a small, plain shop on which owners see the widget before saving. If the widget has no button, the page has
 * one that opens it.
 */
export function previewPage(language: 'en' | 'fr', hasOwnTrigger: boolean): string {
  const t = texts[language];
  const goods = t.goods.map(
    ([name, price], at) => html`<li>${picture(at)}<b>${name}</b><span class="price">${price}</span></li>`,
  );
  const links = t.links.map((name) => html`<a href="#main">${name}</a>`);
  const own = hasOwnTrigger ? html`<button type="button" data-evenway-open>${t.own}</button>` : '';
  return toSource(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title}</title><style>${style}</style></head>
<body>
<header><strong>Maple Street</strong>${links}${own}</header>
<main id="main">
<h1>${t.heading}</h1><p>${t.intro}</p>
<h2>${t.shop}</h2><ul class="goods">${goods}</ul>
<h2>${t.about}</h2><p>${t.story}</p><button type="button">${t.order}</button>
</main>
<script src="widget.js" data-widget-id="${WIDGET_PREVIEW_ID}"></script>
</body>
</html>`);
}

/** The page is ours but its frame has none of our rights; the policy ensures both. */
export function previewPolicy(webUrl: string): string {
  const hash = createHash('sha256').update(toSource(style)).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${hash}'`,
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${new URL(webUrl).origin}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

function picture(at: number): Content {
  const shapes = [
    html`<ellipse cx="90" cy="52" rx="62" ry="30" fill="#b9703a"/><path d="M45 44q45-22 90 0" stroke="#7d4520" stroke-width="5" fill="none"/>`,
    html`<rect x="32" y="28" width="116" height="48" rx="22" fill="#7d4520"/><path d="M50 40h6M76 36h6M104 42h6M128 38h6M64 58h6M92 60h6M118 56h6" stroke="#e9d3b4" stroke-width="5" stroke-linecap="round"/>`,
    html`<circle cx="60" cy="56" r="24" fill="#c98a4b"/><circle cx="112" cy="52" r="27" fill="#b9703a"/><circle cx="112" cy="50" r="6" fill="#6b2f1a"/><circle cx="60" cy="54" r="5" fill="#6b2f1a"/>`,
  ];
  return html`<svg viewBox="0 0 180 96" aria-hidden="true"><rect width="180" height="96" fill="#f4e8d8"/>${shapes[at] ?? ''}</svg>`;
}
