/** What a link in a mail may do: open the product in a new tab, as from a mail program. */
export const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** Also applies if the address is opened without the frame around it. */
export const MAIL_HTML_POLICY = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  `sandbox ${MAIL_SANDBOX}`,
].join('; ');

export function frameMailHtml(html: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}
