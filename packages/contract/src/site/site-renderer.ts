import type { PublicPage, publicAddresses } from '../paths.ts';
import type { PublicSettings } from '../public-settings.ts';
import type { Language, Plan } from '../schemas/entities.ts';
import type { emptySiteContent, SiteContent } from './site-content.ts';

/** What the server gives to render one page of the public site. */
export interface SitePageInput {
  readonly page: PublicPage;
  readonly language: Language;
  /** The built document, with places for head and body. */
  readonly template: string;
  /** Where people open the site, without a trailing slash. */
  readonly webUrl: string;
  readonly settings: PublicSettings;
  readonly content: SiteContent;
  /** What is on sale; null while that is not known. */
  readonly plans: readonly Plan[] | null;
}

/** The web build's half of the agreement: `dist/server/render.mjs` exports `createRenderer`. */
export type SiteRenderer = (input: SitePageInput) => string;
export interface SiteRendererModule {
  createRenderer(): Promise<SiteRenderer>;
  renderScreen: ScreenRenderer;
  readonly publicAddresses: typeof publicAddresses;
  readonly emptySiteContent: typeof emptySiteContent;
}

/** Renders a screen of the application as nobody in particular sees it first. */
export type ScreenRenderer = (path: string, language: Language, settings: PublicSettings) => Promise<RenderedScreen>;
export interface RenderedScreen {
  readonly title: string;
  readonly html: string;
}

/** Attribute of what holds such a screen: the language it is rendered in. */
export const RENDERED_LANGUAGE_ATTRIBUTE = 'data-rendered';

/** Id of the data block in a page of the public site that says which page it is. */
export const SITE_PAGE_ELEMENT_ID = 'evenway-page';

/** What that block holds: all that the browser needs to take over the page as the server rendered it. */
export interface SitePageData {
  readonly page: PublicPage;
  readonly language: Language;
  readonly plans: readonly Plan[] | null;
}
