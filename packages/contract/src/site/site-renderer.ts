import type { PublicPage, publicAddresses } from '../paths.ts';
import type { PublicSettings } from '../public-settings.ts';
import type { Language, Plan } from '../schemas/entities.ts';
import type { emptySiteContent, SiteContent } from './site-content.ts';

/** What the server provides to render one page of the public site. */
export interface SitePageInput {
  readonly page: PublicPage;
  readonly language: Language;
  /** The built document, with placeholders for head and body. */
  readonly template: string;
  /** The site's public address, without a trailing slash. */
  readonly webUrl: string;
  readonly settings: PublicSettings;
  readonly content: SiteContent;
  /** What is on sale; null while unknown. */
  readonly plans: readonly Plan[] | null;
}

/** The web build's side: `dist/server/render.mjs` exports `createRenderer`. */
export type SiteRenderer = (input: SitePageInput) => string;
export interface SiteRendererModule {
  createRenderer(): Promise<SiteRenderer>;
  renderScreen: ScreenRenderer;
  readonly publicAddresses: typeof publicAddresses;
  readonly emptySiteContent: typeof emptySiteContent;
}

/** Renders a screen of the application as it first appears to anyone. */
export type ScreenRenderer = (path: string, language: Language, settings: PublicSettings) => Promise<RenderedScreen>;
export interface RenderedScreen {
  readonly title: string;
  readonly html: string;
}

/** Attribute of the element with such a screen: its language. */
export const RENDERED_LANGUAGE_ATTRIBUTE = 'data-rendered';

/** Id of the data block that says which public page this is. */
export const SITE_PAGE_ELEMENT_ID = 'evenway-page';

/** The content of that block: what the browser needs to hydrate the page. */
export interface SitePageData {
  readonly page: PublicPage;
  readonly language: Language;
  readonly plans: readonly Plan[] | null;
}
