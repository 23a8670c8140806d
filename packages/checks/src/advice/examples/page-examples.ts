import { example } from './example.ts';

export const pageExamples = {
  'avoid-inline-spacing': example(
    '<p style="letter-spacing: 0.05em !important">[[Fresh every day|Frais chaque jour]]</p>',
    '<p style="letter-spacing: 0.05em">[[Fresh every day|Frais chaque jour]]</p>',
  ),
  'color-contrast': example(
    '.hint { color: #999; background: #fff; } /* 2.8:1 */',
    '.hint { color: #595959; background: #fff; } /* 7:1 */',
  ),
  'document-title': example(
    '<title></title>',
    '<title>[[Opening hours – Rosa’s Bakery|Horaires – Boulangerie Rosa]]</title>',
  ),
  'frame-focusable-content': example(
    '<iframe src="/booking" title="[[Booking|Réservation]]" tabindex="-1"></iframe>',
    '<iframe src="/booking" title="[[Booking|Réservation]]"></iframe>',
  ),
  'frame-tested': example(
    '<iframe src="https://booking.example/…" title="[[Booking|Réservation]]"></iframe>',
    `<iframe src="https://booking.example/…" title="[[Booking|Réservation]]"></iframe>
<a href="tel:+1555010">[[Or book by phone|Ou réservez par téléphone]]</a>`,
  ),
  'frame-title': example(
    '<iframe src="https://maps.example/…"></iframe>',
    '<iframe src="https://maps.example/…" title="[[Map of our shop|Plan d’accès à la boutique]]"></iframe>',
  ),
  'frame-title-unique': example(
    `<iframe title="[[Video|Vidéo]]" src="/one"></iframe>
<iframe title="[[Video|Vidéo]]" src="/two"></iframe>`,
    `<iframe title="[[Video: kneading|Vidéo : le pétrissage]]" src="/one"></iframe>
<iframe title="[[Video: baking|Vidéo : la cuisson]]" src="/two"></iframe>`,
  ),
  'html-has-lang': example('<html>', '<html lang="[[en|fr]]">'),
  'html-lang-valid': example('<html lang="[[english|français]]">', '<html lang="[[en|fr]]">'),
  'html-xml-lang-mismatch': example('<html lang="[[en|fr]]" xml:lang="[[fr|en]]">', '<html lang="[[en|fr]]">'),
  'link-in-text-block': example(
    '.content a { color: #1a3fae; text-decoration: none; }',
    '.content a { color: #1a3fae; text-decoration: underline; }',
  ),
  'meta-viewport': example(
    '<meta name="viewport" content="width=device-width, maximum-scale=1, user-scalable=no">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ),
  'meta-viewport-large': example(
    '<meta name="viewport" content="width=device-width, maximum-scale=3">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ),
  'target-size': example(
    '.pager a { padding: 0; font-size: 12px; }',
    '.pager a { display: inline-block; min-width: 24px; min-height: 24px; padding: 8px; }',
  ),
  'valid-lang': example('<span lang="spanish">Buenos días</span>', '<span lang="es">Buenos días</span>'),
};
