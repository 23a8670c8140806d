import { describe, expect, it } from 'vitest';
import { ownPath, pagePath } from './page-path.ts';

const origin = 'https://www.example.com';
const path = (address: string) => pagePath(address, origin);

describe('pages that a check opens by itself', () => {
  it.each([
    ['/about#team', '/about'],
    ['https://www.example.com/shop/?page_id=12', '/shop/?page_id=12'],
    ['contact', '/contact'],
  ])('%s', (address, expected) => {
    expect(path(address)).toBe(expected);
  });

  it.each([
    ...[
      'https://example.com/',
      'https://evil.example/',
      '//evil.example/',
      'mailto:a@example.com',
      'javascript:alert(1)',
    ],
    ...['/menu.pdf', '/photo.JPG', '/feed.xml', `/${'a'.repeat(1000)}`],
    ...[
      '/logout',
      '/account/sign-out',
      '/deconnexion',
      '/wp-login.php?action=logout',
      '/cart/add',
      '/shop?add-to-cart=3',
    ],
    ...['/search?q=jane+doe', '/?token=abc', '/?id=jane%40example.com', '/unsubscribe', '/api/orders'],
  ])('never %s', (address) => {
    expect(path(address)).toBeNull();
  });
});

describe('the page that is open', () => {
  it('is named without what a person searched for or was sent', () => {
    expect(ownPath({ pathname: '/shop', search: '?q=jane&page=2&token=x' })).toBe('/shop?page=2');
    expect(ownPath({ pathname: '//evil.example/', search: '' })).toBe('/evil.example/');
  });
});
