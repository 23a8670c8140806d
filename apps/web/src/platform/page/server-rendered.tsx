import type { ReactNode } from 'react';

interface ServerRenderedProps {
  /** Tells this place from others on the page. */
  name: string;
  /** Given on the server alone, so that neither words nor code of it travel to the browser as a script. */
  children: ReactNode;
}

/** A part of a public page that the server has rendered for good: the browser shows it and never renders it again. */
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

/** Read once, before React takes over. Should React ever have to build the page again, this is what it builds. */
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
