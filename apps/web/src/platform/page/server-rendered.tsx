import type { ReactNode } from 'react';

interface ServerRenderedProps {
  /** Identifies this element on the page. */
  name: string;
  /** Set on the server only, so that neither its text nor its code is sent to the browser as a script. */
  children: ReactNode;
}

/** A static part of a public page, rendered by the server: the browser never renders it again. */
export function ServerRendered({ name, children }: ServerRenderedProps) {
  if (import.meta.env.SSR) return <div data-server-rendered={name}>{children}</div>;
  return (
    <div
      data-server-rendered={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands in this very place of this very page
      dangerouslySetInnerHTML={{ __html: rendered(name) }}
    />
  );
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

const kept = new Map<string, string>();

/** Read once, before hydration. If React ever has to rebuild the page, it uses this. */
function rendered(name: string): string {
  const earlier = kept.get(name);
  if (earlier !== undefined) return earlier;
  const html = document.querySelector(`[data-server-rendered="${name}"]`)?.innerHTML ?? '';
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy(`evenway-rendered-${name}`, { createHTML: (own) => own });
  const trusted = policy?.createHTML(html) ?? html;
  kept.set(name, trusted);
  return trusted;
}
