/** What the addresses of one page have in common: `/shop/` and `/shop/index.html` are the same page. */
export const pageIdentity = (address: string): string =>
  address.replace(/^([^?]*\/)index\.(?:html?|php)(?=$|\?)/, '$1');
