import { html, toSource } from '../pages/html.ts';
import type { SampleWebsite } from './sample-website.ts';
import type { SiteView } from './site-view.ts';

/** At the end of the body, where the instructions say. Under a strict policy nothing inline runs, so the tag itself is there. */
export function addWidget(
  page: string,
  { website, view, cdnUrl }: { website: SampleWebsite | null; view: SiteView; cdnUrl: string },
): string {
  if (!website) return page;
  const tag = toSource(html`<script src="${cdnUrl}/widget.js" data-widget-id="${website.uniqueId}" async></script>`);
  const end = page.lastIndexOf('</body>');
  return `${page.slice(0, end)}${view.strict ? tag : website.snippet}\n${page.slice(end)}`;
}
