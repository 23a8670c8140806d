import type { SampleWebsite } from './sample-website.ts';
import type { SiteView } from './site-view.ts';

/** At the end of the body, where the instructions say. Under a strict policy nothing inline runs, so the tag itself is there. */
export function addWidget(page: string, website: SampleWebsite | null, { strict }: SiteView): string {
  if (!website) return page;
  const end = page.lastIndexOf('</body>');
  return `${page.slice(0, end)}${strict ? website.tag : website.snippet}\n${page.slice(end)}`;
}
