/** A plain link for the footer of a website. */
export const linkSnippet = (address: string, text: string): string => `<a href="${address}">${text}</a>`;

/** The statement within a page. It runs no script, and its links open in a new tab. Where a policy forbids the style, the size still counts. */
export const frameSnippet = (address: string, title: string): string =>
  `<iframe src="${address}?embed" title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" width="100%" height="800" style="width:100%;height:80vh;border:0"></iframe>`;
