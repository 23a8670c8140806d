/** Without `form-action`: browsers also apply it to redirects after a form, and those lead back to the product. */
const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

interface PageTarget {
  type: string;
  body: unknown;
  set(headers: Record<string, string>): void;
}

export function sendProviderPage(ctx: PageTarget, page: string): void {
  ctx.type = 'text/html; charset=utf-8';
  ctx.set({
    'cache-control': 'no-store',
    'content-security-policy': PAGE_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  ctx.body = page;
}
