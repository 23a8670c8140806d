/** The website whose widget the sample site carries. */
export interface SampleWebsite {
  domain: string;
  /** Whether its subscription allows the widget to show. */
  isDelivered: boolean;
  /** The markup that an owner pastes into the page. */
  snippet: string;
  /** The same without inline code, for a site whose policy forbids it. */
  tag: string;
}

export interface SiteOptions {
  /** Where the widget's files are served, without a trailing slash. */
  cdnUrl: string;
  /** Null if there is no such website, because somebody deleted it. */
  findWebsite(): Promise<SampleWebsite | null>;
  /** The folder `files` of this package, which the bundled server cannot find by itself. */
  files: string;
}
