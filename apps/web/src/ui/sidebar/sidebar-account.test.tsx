import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { initialsOf, SidebarOrganization, SidebarPerson } from './sidebar-account.tsx';

const account = {
  organization: 'Maple Street Bakery',
  person: { name: 'Ada Martin', email: 'ada@example.org' },
  role: 'Admin',
  to: '/organization/user-profile',
};
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('shows name, role and address of the person, as a way to the account', () => {
  const html = renderToStaticMarkup(<SidebarPerson account={account} isCollapsed={false} />);
  expect(words(html)).toBe('AM Ada Martin (Admin) ada@example.org');
  expect(html).toContain('href="/organization/user-profile"');
});

it('shows the organization', () => {
  expect(words(renderToStaticMarkup(<SidebarOrganization organization={account.organization} />))).toBe(
    'Maple Street Bakery',
  );
});

it('claims nothing about whom it could not read', () => {
  expect(renderToStaticMarkup(<SidebarPerson account={{ ...account, person: null }} isCollapsed={false} />)).toBe('');
  expect(renderToStaticMarkup(<SidebarOrganization organization={null} />)).toBe('');
});

it.each([
  ['Ada Martin', 'AM'],
  ['Ada de la Cruz', 'AC'],
  ['élodie', 'É'],
  ['  ', ''],
])('takes the initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
