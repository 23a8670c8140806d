import { readdirSync, readFileSync } from 'node:fs';
import { modulePath } from './module-path.mjs';

/** Design systems come as components with examples of their own: those examples make a page. By address. */
export const composedPages = { '/govuk.html': govukPage, '/uswds.html': uswdsPage };

function govukPage() {
  const parts = [
    'header',
    'phase-banner',
    'breadcrumbs',
    'notification-banner',
    'error-summary',
    'input',
    'radios',
    'checkboxes',
    'select',
    'textarea',
    'button',
    'details',
    'inset-text',
    'panel',
    'summary-list',
    'table',
    'tabs',
    'tag',
    'warning-text',
    'pagination',
    'footer',
  ];
  const html = parts.map((part) => {
    const file = modulePath(`govuk-frontend/dist/govuk/components/${part}/fixtures.json`);
    return JSON.parse(readFileSync(file, 'utf8')).fixtures[0].html;
  });
  return `<!doctype html><html lang="en" class="govuk-template"><head><meta charset="utf-8"><title>GOV.UK components</title><link rel="stylesheet" href="/modules/govuk-frontend/dist/govuk/govuk-frontend.min.css"></head><body class="govuk-template__body"><div class="govuk-width-container"><main class="govuk-main-wrapper"><h1 class="govuk-heading-xl">Components</h1><p class="govuk-body">Text with a <a class="govuk-link" href="#x">link</a>.</p>${html.join('')}</main></div></body></html>`;
}

/** The templates that the components are tested with: one for each of them. */
function uswdsPage() {
  const packages = modulePath('@uswds/uswds/packages');
  const html = readdirSync(packages).flatMap((part) => {
    const folder = `${packages}/${part}/src/test`;
    try {
      const file = readdirSync(folder).find((name) => name.endsWith('template.html') && !name.startsWith('invalid'));
      return file && !/modal|footer/.test(part) ? [readFileSync(`${folder}/${file}`, 'utf8')] : [];
    } catch (error) {
      if (error.code === 'ENOENT') return [];
      throw error;
    }
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>USWDS components</title><meta name="viewport" content="width=device-width, initial-scale=1"><script src="/modules/@uswds/uswds/dist/js/uswds-init.min.js"></script><link rel="stylesheet" href="/modules/@uswds/uswds/dist/css/uswds.min.css"></head><body><main class="grid-container usa-prose"><h1>Components</h1>${html.join('')}</main><script src="/modules/@uswds/uswds/dist/js/uswds.min.js"></script></body></html>`;
}
