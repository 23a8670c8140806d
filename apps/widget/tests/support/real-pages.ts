import { isFull } from '../../../../scripts/lib/testing/depth.ts';

/** Third-party pages: themes, design systems, documentation and slides from npm (`../corpus/package.json`). */
export interface RealPage {
  readonly name: string;
  readonly address: string;
  readonly kind: PageKind;
  /** No test names it and no code was written for it: what works there should work on pages we have not seen. */
  readonly heldOut: boolean;
}

type PageKind = 'admin' | 'blog' | 'docs' | 'forms' | 'government' | 'landing' | 'old' | 'rtl' | 'shop' | 'slides';

const at = (kind: PageKind, heldOut: boolean, pages: Record<string, string>): RealPage[] =>
  Object.entries(pages).map(([name, path]) => ({ name, kind, heldOut, address: path.replace('~', '/modules/') }));
const startBootstrap = (kind: PageKind, heldOut: boolean, themes: string[]) =>
  at(kind, heldOut, Object.fromEntries(themes.map((theme) => [theme, `~startbootstrap-${theme}/dist/index.html`])));

export const corpusPages: readonly RealPage[] = [
  ...startBootstrap('landing', false, [
    'agency',
    'business-casual',
    'creative',
    'freelancer',
    'grayscale',
    'landing-page',
    'new-age',
    'resume',
    'stylish-portfolio',
  ]),
  ...startBootstrap('blog', false, ['clean-blog']),
  ...at('admin', false, { 'sb-admin-2': '~startbootstrap-sb-admin-2/index.html' }),
  ...at('government', false, { govuk: '/govuk.html' }),
  ...at('government', true, {
    'dsfr-form': '~@gouvfr/dsfr/example/component/form/index.html',
    'dsfr-header': '~@gouvfr/dsfr/example/component/header/index.html',
    uswds: '/uswds.html',
  }),
  ...startBootstrap('shop', true, ['shop-homepage', 'shop-item']),
  ...at('shop', true, {
    'gentelella-shop': '~gentelella/dist/production/e_commerce.html',
    'gentelella-product': '~gentelella/dist/production/product_detail.html',
  }),
  ...at('landing', true, {
    'material-kit': '~material-kit/index.html',
    'now-ui-kit': '~now-ui-kit/index.html',
    'paper-kit': '~paper-kit-2/examples/landing.html',
    'modern-business': '~startbootstrap-modern-business/dist/index.html',
    pricing: '~startbootstrap-modern-business/dist/pricing.html',
  }),
  ...startBootstrap('blog', true, ['blog-post']),
  ...at('admin', true, {
    'admin-lte': '~admin-lte/dist/index.html',
    'black-dashboard': '~black-dashboard/examples/dashboard.html',
    gentelella: '~gentelella/dist/production/index.html',
  }),
  ...at('forms', true, {
    'angular-material': '/angular-material.html',
    'admin-lte-forms': '~admin-lte/dist/forms/general.html',
    'sb-admin-login': '~startbootstrap-sb-admin/dist/login.html',
  }),
  ...at('docs', true, {
    swagger: '/swagger.html',
    'spectre-forms': '~spectre.css/docs/elements/forms.html',
    'spectre-navigation': '~spectre.css/docs/components/nav.html',
  }),
  ...at('slides', true, { reveal: '~reveal.js/demo.html', impress: '~impress.js/index.html' }),
  ...at('rtl', true, {
    'admin-lte-rtl': '~admin-lte/dist/layout/layout-rtl.html',
    'black-dashboard-rtl': '~black-dashboard/examples/rtl.html',
  }),
  ...at('old', true, { 'dojo-quirks': '~dojo/testsDOH/resources/test_css.html' }),
];

const knownPages = corpusPages.filter(({ heldOut }) => !heldOut);
const onePerKind = [...new Map(knownPages.map((page) => [page.kind, page])).values()];

/** The pages that the tests of the functions use: one of each kind, and all of them in a full run. */
export const realPages = (isFull ? knownPages : onePerKind).map(({ address }) => address);
