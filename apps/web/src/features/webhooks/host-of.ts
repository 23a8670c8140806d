/** How a webhook is named where its whole URL would be too long. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
