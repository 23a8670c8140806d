import { example } from './example.ts';

export const ariaExamples = {
  'aria-allowed-attr': example(
    '<a href="/sale" aria-checked="true">[[Sale|Soldes]]</a>',
    '<a href="/sale" aria-current="page">[[Sale|Soldes]]</a>',
  ),
  'aria-allowed-role': example(
    '<h2 role="button" onclick="show()">[[Details|Détails]]</h2>',
    '<h2><button onclick="show()">[[Details|Détails]]</button></h2>',
  ),
  'aria-braille-equivalent': example(
    '<button aria-braillelabel="***"></button>',
    '<button aria-braillelabel="***" aria-label="[[3 of 5 stars|3 étoiles sur 5]]"></button>',
  ),
  'aria-command-name': example(
    '<div role="button" tabindex="0"><i class="icon-x"></i></div>',
    '<button aria-label="[[Close|Fermer]]"><i class="icon-x" aria-hidden="true"></i></button>',
  ),
  'aria-conditional-attr': example('<input type="checkbox" aria-checked="true">', '<input type="checkbox" checked>'),
  'aria-deprecated-role': example('<ul role="directory">…</ul>', '<ul>…</ul>'),
  'aria-dialog-name': example(
    `<div role="dialog">
  <h2>[[Newsletter|Lettre d’information]]</h2>…
</div>`,
    `<div role="dialog" aria-labelledby="news">
  <h2 id="news">[[Newsletter|Lettre d’information]]</h2>…
</div>`,
  ),
  'aria-hidden-body': example('<body aria-hidden="true">', '<body>'),
  'aria-meter-name': example(
    '<div role="meter" aria-valuenow="80"></div>',
    '<div role="meter" aria-valuenow="80" aria-label="[[Seats taken|Places réservées]]"></div>',
  ),
  'aria-progressbar-name': example(
    '<div role="progressbar" aria-valuenow="40"></div>',
    '<div role="progressbar" aria-valuenow="40" aria-label="[[Uploading photo|Envoi de la photo]]"></div>',
  ),
  'aria-prohibited-attr': example(
    '<div class="stars-3" aria-label="[[3 of 5 stars|3 étoiles sur 5]]"></div>',
    '<div class="stars-3" role="img" aria-label="[[3 of 5 stars|3 étoiles sur 5]]"></div>',
  ),
  'aria-required-attr': example(
    '<div role="checkbox" tabindex="0">[[Gift wrap|Paquet cadeau]]</div>',
    '<div role="checkbox" tabindex="0" aria-checked="false">[[Gift wrap|Paquet cadeau]]</div>',
  ),
  'aria-required-children': example(
    `<div role="listbox" aria-label="[[Size|Taille]]">
  <div>[[Small|Petit]]</div>
</div>`,
    `<div role="listbox" aria-label="[[Size|Taille]]">
  <div role="option">[[Small|Petit]]</div>
</div>`,
  ),
  'aria-required-parent': example(
    '<button role="tab">[[Reviews|Avis]]</button>',
    `<div role="tablist">
  <button role="tab" aria-selected="true">[[Reviews|Avis]]</button>
</div>`,
  ),
  'aria-roles': example('<div role="buton" tabindex="0">[[Buy|Acheter]]</div>', '<button>[[Buy|Acheter]]</button>'),
  'aria-tab-name': example(
    '<div role="tab" tabindex="0"><i class="icon-star"></i></div>',
    '<div role="tab" tabindex="0" aria-label="[[Reviews|Avis]]"><i class="icon-star" aria-hidden="true"></i></div>',
  ),
  'aria-text': example(
    '<p role="text">[[See our|Voir nos]] <a href="/terms">[[terms|conditions]]</a></p>',
    '<p>[[See our|Voir nos]] <a href="/terms">[[terms|conditions]]</a></p>',
  ),
  'aria-tooltip-name': example(
    '<div role="tooltip" id="tip"></div>',
    '<div role="tooltip" id="tip">[[Delivery in two days|Livraison en deux jours]]</div>',
  ),
  'aria-treeitem-name': example(
    '<li role="treeitem"><i class="folder"></i></li>',
    '<li role="treeitem" aria-label="[[Recipes|Recettes]]"><i class="folder" aria-hidden="true"></i></li>',
  ),
  'aria-valid-attr': example(
    '<button aria-lable="[[Close|Fermer]]">×</button>',
    '<button aria-label="[[Close|Fermer]]">×</button>',
  ),
  'aria-valid-attr-value': example(
    '<button aria-expanded="open">[[Menu|Menu]]</button>',
    '<button aria-expanded="true">[[Menu|Menu]]</button>',
  ),
  'duplicate-id-aria': example(
    `<span id="name">[[Name|Nom]]</span>…<span id="name">[[Town|Ville]]</span>
<input aria-labelledby="name">`,
    `<span id="name">[[Name|Nom]]</span>…<span id="town">[[Town|Ville]]</span>
<input aria-labelledby="name">`,
  ),
  'presentation-role-conflict': example(
    '<img src="wave.svg" alt="" aria-label="[[Wave|Vague]]" role="none">',
    '<img src="wave.svg" alt="">',
  ),
};
