import { example } from './example.ts';

export const structureExamples = {
  bypass: example(
    `<body>
  <div class="menu"><a href="/">…</a></div>
  <div class="content">…</div>`,
    `<body>
  <a class="skip" href="#content">[[Skip to content|Aller au contenu]]</a>
  <nav><a href="/">…</a></nav>
  <main id="content">…</main>`,
  ),
  'definition-list': example(
    `<dl>
  <p>[[Monday|Lundi]]</p>
  <dd>[[Closed|Fermé]]</dd>
</dl>`,
    `<dl>
  <dt>[[Monday|Lundi]]</dt>
  <dd>[[Closed|Fermé]]</dd>
</dl>`,
  ),
  dlitem: example(
    `<dt>[[Monday|Lundi]]</dt>
<dd>[[Closed|Fermé]]</dd>`,
    `<dl>
  <dt>[[Monday|Lundi]]</dt>
  <dd>[[Closed|Fermé]]</dd>
</dl>`,
  ),
  'empty-heading': example('<h2></h2>', '<h2>[[Our breads|Nos pains]]</h2>'),
  'empty-table-header': example(
    `<table>
  <tr><th></th><th>[[Small|Petit]]</th></tr>…`,
    `<table>
  <tr><td></td><th scope="col">[[Small|Petit]]</th></tr>…`,
  ),
  'heading-order': example(
    `<h2>[[Our breads|Nos pains]]</h2>
<h4>[[Sourdough|Au levain]]</h4>`,
    `<h2>[[Our breads|Nos pains]]</h2>
<h3>[[Sourdough|Au levain]]</h3>`,
  ),
  'landmark-banner-is-top-level': example(
    `<main>
  <div role="banner">…</div>
</main>`,
    `<header>…</header>
<main>…</main>`,
  ),
  'landmark-contentinfo-is-top-level': example(
    `<main>
  <div role="contentinfo">…</div>
</main>`,
    `<main>…</main>
<footer>…</footer>`,
  ),
  'landmark-main-is-top-level': example(
    `<aside>
  <main>…</main>
</aside>`,
    `<main>…</main>
<aside>…</aside>`,
  ),
  'landmark-no-duplicate-banner': example(
    `<header>…</header>
<header>…</header>`,
    `<header>…</header>
<article><header>…</header></article>`,
  ),
  'landmark-no-duplicate-contentinfo': example(
    `<footer>…</footer>
<footer>…</footer>`,
    `<footer>
  <div>…</div>
  <div>…</div>
</footer>`,
  ),
  'landmark-no-duplicate-main': example(
    `<main>…</main>
<main>…</main>`,
    `<main>
  <section>…</section>
  <section>…</section>
</main>`,
  ),
  'landmark-one-main': example('<div class="content">…</div>', '<main class="content">…</main>'),
  'landmark-unique': example(
    `<nav>…</nav>
<nav>…</nav>`,
    `<nav aria-label="[[Main menu|Menu principal]]">…</nav>
<nav aria-label="[[Footer menu|Menu du pied de page]]">…</nav>`,
  ),
  list: example(
    `<ul>
  <div>[[Baguette|Baguette]]</div>
</ul>`,
    `<ul>
  <li>[[Baguette|Baguette]]</li>
</ul>`,
  ),
  listitem: example(
    `<div>
  <li>[[Baguette|Baguette]]</li>
</div>`,
    `<ul>
  <li>[[Baguette|Baguette]]</li>
</ul>`,
  ),
  'page-has-heading-one': example(
    '<div class="page-title">[[Opening hours|Horaires]]</div>',
    '<h1 class="page-title">[[Opening hours|Horaires]]</h1>',
  ),
  region: example(
    `<header>…</header>
<p>[[Closed on Monday|Fermé le lundi]]</p>
<main>…</main>`,
    `<header>…</header>
<main>
  <p>[[Closed on Monday|Fermé le lundi]]</p>…
</main>`,
  ),
  'scope-attr-valid': example(
    `<table>
  <tr><th scope="column">[[Price|Prix]]</th></tr>…`,
    `<table>
  <tr><th scope="col">[[Price|Prix]]</th></tr>…`,
  ),
  'skip-link': example(
    `<a href="#content">[[Skip to content|Aller au contenu]]</a>
<main>…</main>`,
    `<a href="#content">[[Skip to content|Aller au contenu]]</a>
<main id="content">…</main>`,
  ),
  'table-duplicate-name': example(
    `<table summary="[[Prices|Tarifs]]">
  <caption>[[Prices|Tarifs]]</caption>`,
    `<table>
  <caption>[[Prices|Tarifs]]</caption>`,
  ),
  'td-headers-attr': example(
    `<table>
  <tr><th id="price">[[Price|Prix]]</th></tr>
  <tr><td headers="cost">5</td></tr>
</table>`,
    `<table>
  <tr><th id="price">[[Price|Prix]]</th></tr>
  <tr><td headers="price">5</td></tr>
</table>`,
  ),
  'th-has-data-cells': example(
    `<table>
  <tr><th>[[Price|Prix]]</th></tr>
</table>`,
    `<table>
  <tr><th scope="col">[[Price|Prix]]</th></tr>
  <tr><td>5</td></tr>
</table>`,
  ),
};
