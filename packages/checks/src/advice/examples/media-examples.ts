import { example } from './example.ts';

export const mediaExamples = {
  'area-alt': example(
    `<img src="map.png" usemap="#shops" alt="[[Map|Plan]]">
<map name="shops">
  <area shape="rect" coords="0,0,90,90" href="/north">
</map>`,
    `<img src="map.png" usemap="#shops" alt="[[Map|Plan]]">
<map name="shops">
  <area shape="rect" coords="0,0,90,90" href="/north" alt="[[Shops in the north|Boutiques du nord]]">
</map>`,
  ),
  blink: example(
    '<blink>[[Sale ends today|Dernier jour des soldes]]</blink>',
    '<strong>[[Sale ends today|Dernier jour des soldes]]</strong>',
  ),
  'image-alt': example(
    '<img src="bread.jpg">',
    `<img src="bread.jpg" alt="[[Sourdough loaf, sliced|Pain au levain tranché]]">
<!-- [[Decoration only|Décoration seulement]] -->
<img src="wave.svg" alt="">`,
  ),
  'image-redundant-alt': example(
    `<a href="/cart">
  <img src="cart.svg" alt="[[Cart|Panier]]"> [[Cart|Panier]]
</a>`,
    `<a href="/cart">
  <img src="cart.svg" alt=""> [[Cart|Panier]]
</a>`,
  ),
  'input-image-alt': example(
    '<input type="image" src="search.png">',
    '<input type="image" src="search.png" alt="[[Search|Rechercher]]">',
  ),
  marquee: example(
    '<marquee>[[Free delivery this week|Livraison gratuite cette semaine]]</marquee>',
    '<p>[[Free delivery this week|Livraison gratuite cette semaine]]</p>',
  ),
  'meta-refresh': example(
    '<meta http-equiv="refresh" content="30">',
    '<button type="button" onclick="location.reload()">[[Show latest prices|Actualiser les prix]]</button>',
  ),
  'no-autoplay-audio': example('<video src="intro.mp4" autoplay></video>', '<video src="intro.mp4" controls></video>'),
  'object-alt': example(
    '<object data="menu.pdf"></object>',
    `<object data="menu.pdf" aria-label="[[Lunch menu|Carte du midi]]">
  <a href="menu.pdf">[[Lunch menu (PDF)|Carte du midi (PDF)]]</a>
</object>`,
  ),
  'role-img-alt': example(
    '<span role="img" class="icon-star"></span>',
    '<span role="img" class="icon-star" aria-label="[[4 of 5 stars|4 étoiles sur 5]]"></span>',
  ),
  'server-side-image-map': example(
    '<a href="/map"><img src="map.png" ismap alt="[[Map|Plan]]"></a>',
    `<img src="map.png" usemap="#shops" alt="[[Map|Plan]]">
<map name="shops">
  <area shape="rect" coords="0,0,90,90" href="/north" alt="[[North|Nord]]">
</map>`,
  ),
  'svg-img-alt': example(
    '<svg role="img" viewBox="0 0 24 24">…</svg>',
    `<svg role="img" viewBox="0 0 24 24">
  <title>[[Free delivery|Livraison gratuite]]</title>…
</svg>`,
  ),
  'video-caption': example(
    '<video src="tour.mp4" controls></video>',
    `<video src="tour.mp4" controls>
  <track kind="captions" src="tour.[[en|fr]].vtt" srclang="[[en|fr]]" label="[[English|Français]]" default>
</video>`,
  ),
};
