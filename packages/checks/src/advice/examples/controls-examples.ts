import { example } from './example.ts';

export const controlsExamples = {
  accesskeys: example(
    `<a href="/a" accesskey="s">…</a>
<a href="/b" accesskey="s">…</a>`,
    `<a href="/a">…</a>
<a href="/b">…</a>`,
  ),
  'aria-hidden-focus': example(
    `<div aria-hidden="true">
  <a href="/sale">[[Sale|Soldes]]</a>
</div>`,
    `<div hidden>
  <a href="/sale">[[Sale|Soldes]]</a>
</div>`,
  ),
  'aria-input-field-name': example(
    '<div role="combobox">…</div>',
    `<span id="town">[[Town|Ville]]</span>
<div role="combobox" aria-labelledby="town">…</div>`,
  ),
  'aria-toggle-field-name': example(
    '<div role="switch" aria-checked="true" tabindex="0"></div>',
    '<div role="switch" aria-checked="true" tabindex="0" aria-label="[[Newsletter|Lettre d’information]]"></div>',
  ),
  'autocomplete-valid': example(
    '<input id="email" autocomplete="mail-address">',
    '<input id="email" autocomplete="email">',
  ),
  'button-name': example(
    '<button><svg>…</svg></button>',
    '<button aria-label="[[Close|Fermer]]"><svg aria-hidden="true">…</svg></button>',
  ),
  'form-field-multiple-labels': example(
    `<label for="tel">[[Phone|Téléphone]]</label>
<label for="tel">[[With area code|Avec l’indicatif]]</label>
<input id="tel">`,
    `<label for="tel">[[Phone|Téléphone]]</label>
<input id="tel" aria-describedby="tel-help">
<p id="tel-help">[[With area code|Avec l’indicatif]]</p>`,
  ),
  'input-button-name': example(
    '<input type="button" onclick="send()">',
    '<input type="button" onclick="send()" value="[[Send message|Envoyer le message]]">',
  ),
  label: example(
    '[[Email|E-mail]] <input type="email">',
    `<label for="email">[[Email|E-mail]]</label>
<input type="email" id="email" autocomplete="email">`,
  ),
  'label-content-name-mismatch': example(
    '<button aria-label="[[Submit form|Valider le formulaire]]">[[Send|Envoyer]]</button>',
    '<button>[[Send|Envoyer]]</button>',
  ),
  'label-title-only': example(
    '<input type="search" title="[[Search|Rechercher]]">',
    `<label for="q">[[Search|Rechercher]]</label>
<input type="search" id="q">`,
  ),
  'link-name': example(
    '<a href="/instagram"><i class="icon"></i></a>',
    '<a href="/instagram" aria-label="Instagram"><i class="icon" aria-hidden="true"></i></a>',
  ),
  'nested-interactive': example(
    `<div role="button">
  [[Loaf|Pain]] <a href="/buy">[[Buy|Acheter]]</a>
</div>`,
    `<div>
  <button>[[Loaf|Pain]]</button>
  <a href="/buy">[[Buy|Acheter]]</a>
</div>`,
  ),
  'scrollable-region-focusable': example(
    '<div style="overflow: auto; height: 200px">…</div>',
    '<div style="overflow: auto; height: 200px" tabindex="0" role="region" aria-label="[[Terms of sale|Conditions de vente]]">…</div>',
  ),
  'select-name': example(
    '<select><option>[[Small|Petit]]</option>…</select>',
    `<label for="size">[[Size|Taille]]</label>
<select id="size"><option>[[Small|Petit]]</option>…</select>`,
  ),
  'summary-name': example(
    `<details>
  <summary></summary>…
</details>`,
    `<details>
  <summary>[[Delivery and returns|Livraison et retours]]</summary>…
</details>`,
  ),
  tabindex: example(
    `<input tabindex="3">
<input tabindex="1">`,
    `<input>
<input>`,
  ),
};
