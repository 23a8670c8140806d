/** What a page's Content-Security-Policy must allow for a widget served from there. */
export function contentPolicyLines(cdnUrl: string): string[] {
  const { origin } = new URL(cdnUrl);
  // Fonts are loaded only when a visitor chooses one.
  return ['script-src', 'connect-src', 'font-src'].map((directive) => `${directive} ${origin}`);
}

/** Also needed where the policy says `require-trusted-types-for 'script'`. */
export const TRUSTED_TYPES_LINE = 'trusted-types evenway';

/** What a check of the pages needs in addition: it shows further pages of the website in frames. */
export const checkPolicyLines = (cdnUrl: string): string[] => {
  const { origin } = new URL(cdnUrl);
  return [`script-src ${origin}`, `connect-src ${origin}`, "frame-src 'self'", "frame-ancestors 'self'"];
};
