import { readdirSync, readFileSync } from 'node:fs';
import { modulePath } from './module-path.ts';

/** Design systems ship components with examples, which are combined into one page. By address. */
export const composedPages: Record<string, () => string> = {
  '/govuk.html': govukPage,
  '/uswds.html': uswdsPage,
  '/angular-material.html': angularMaterialPage,
  '/swagger.html': swaggerPage,
};

function govukPage(): string {
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

/** One of the templates that the components are tested with, for each component. */
function uswdsPage(): string {
  const packages = modulePath('@uswds/uswds/packages');
  const html = readdirSync(packages).flatMap((part) => {
    const folder = `${packages}/${part}/src/test`;
    try {
      const file = readdirSync(folder).find((name) => name.endsWith('template.html') && !name.startsWith('invalid'));
      return file && !/modal|footer/.test(part) ? [readFileSync(`${folder}/${file}`, 'utf8')] : [];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>USWDS components</title><meta name="viewport" content="width=device-width, initial-scale=1"><script src="/modules/@uswds/uswds/dist/js/uswds-init.min.js"></script><link rel="stylesheet" href="/modules/@uswds/uswds/dist/css/uswds.min.css"></head><body><main class="grid-container usa-prose"><h1>Components</h1>${html.join('')}</main><script src="/modules/@uswds/uswds/dist/js/uswds.min.js"></script></body></html>`;
}

/** Its components run in an application (`apps/angular-material.mjs`), with one of its own themes. */
function angularMaterialPage(): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Angular Material</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/modules/@angular/material/prebuilt-themes/azure-blue.css"></head><body><app-root></app-root><script type="module" src="/corpus-apps/angular-material.js"></script></body></html>`;
}

/** API documentation as Swagger UI renders it. */
function swaggerPage(): string {
  const text = { 200: { description: 'OK' }, 404: { description: 'Pet not found' } };
  const operation = (summary: string, deprecated = false) => ({ summary, deprecated, tags: ['pet'], responses: text });
  const spec = {
    openapi: '3.0.3',
    info: { title: 'Petstore', version: '1.0.0', description: 'A sample server with [links](https://example.org).' },
    servers: [{ url: '/api' }],
    paths: {
      '/pet': { post: operation('Add a new pet to the store'), put: operation('Update an existing pet') },
      '/pet/{id}': { get: operation('Find a pet'), delete: operation('Delete a pet') },
      '/pet/all': { get: operation('Find pets by tags', true) },
    },
    components: { schemas: { Pet: { type: 'object', properties: { name: { type: 'string' } } } } },
  };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Swagger UI</title><link rel="stylesheet" href="/modules/swagger-ui-dist/swagger-ui.css"></head><body><div id="swagger-ui"></div><script src="/modules/swagger-ui-dist/swagger-ui-bundle.js"></script><script>SwaggerUIBundle({ dom_id: '#swagger-ui', spec: ${JSON.stringify(spec)} })</script></body></html>`;
}
