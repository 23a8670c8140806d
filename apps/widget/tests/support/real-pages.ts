/** Pages nobody here wrote: themes and design systems from npm. */
export const realPages = [
  ...[
    'agency',
    'business-casual',
    'clean-blog',
    'creative',
    'freelancer',
    'grayscale',
    'landing-page',
    'new-age',
    'resume',
    'stylish-portfolio',
  ].map((theme) => `/modules/startbootstrap-${theme}/dist/index.html`),
  '/modules/startbootstrap-sb-admin-2/index.html',
  '/govuk.html',
];
