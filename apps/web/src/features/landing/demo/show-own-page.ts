import { normalizeDomain, WIDGET_DEFAULTS, WIDGET_PREVIEW_ID, widgetPreviewBase } from '@evenway/contract';

/**
 * Shows how to see the widget on the visitor's own page: with a bookmarklet or a line for the console, both of which
 * run there, in the visitor's own browser. Works on what the server rendered, whether React has loaded or not.
 */
export function showOwnPage(): void {
  const field = document.querySelector<HTMLInputElement>('#own-page');
  const error = document.getElementById('own-page-error');
  const steps = document.getElementById('own-page-steps');
  if (field === null || error === null || steps === null) return;
  const url = pageAddress(field.value);
  field.setAttribute('aria-invalid', String(url === null));
  error.textContent = url === null ? (error.dataset.message ?? '') : '';
  steps.hidden = url === null;
  if (url === null) {
    field.focus();
    return;
  }
  const line = widgetLine(location.origin);
  for (const place of steps.querySelectorAll('[data-host]')) place.textContent = url.host;
  steps.querySelector('[data-bookmark]')?.setAttribute('href', `javascript:${encodeURIComponent(line)}`);
  steps.querySelector('[data-open] a')?.setAttribute('href', url.href);
  steps.querySelector('input')?.setAttribute('value', line);
  steps.onclick = answerClick;
  steps.querySelector('h2')?.focus();
}

function answerClick(event: Event): void {
  const target = event.target as Element;
  // It is meant to be dragged: this page has its own way to open the widget, and its policy forbids such URLs.
  if (target.closest('[data-bookmark]')) event.preventDefault();
  if (target instanceof HTMLInputElement) target.select();
}

/** The URL of the page that someone has entered, https by default. Null if it is not a public page. */
export function pageAddress(typed: string): URL | null {
  if (normalizeDomain(typed) === null) return null;
  const address = typed.trim();
  return new URL(/^https?:\/\//i.test(address) ? address : `https://${address}`);
}

/** Loads the real widget with default settings onto the page it runs on. */
function widgetLine(origin: string): string {
  const src = `${origin}${widgetPreviewBase(WIDGET_DEFAULTS)}/widget.js`;
  return `(()=>{const s=document.createElement('script');s.src='${src}';s.dataset.widgetId='${WIDGET_PREVIEW_ID}';document.body.append(s)})()`;
}
