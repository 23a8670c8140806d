/** What a site with a strict policy has to allow for the widget and for itself, and nothing more. */
export function strictPolicy(cdnUrl: string): string {
  const cdn = new URL(cdnUrl).origin;
  return [
    "default-src 'none'",
    `script-src 'self' ${cdn}`,
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    `connect-src ${cdn}`,
    `font-src ${cdn}`,
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
