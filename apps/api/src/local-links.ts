import { paths } from '@evenway/contract';
import type { Settings } from './config/settings.ts';
import { demoAccounts } from './features/demo/demo-accounts.ts';

interface LocalLink {
  readonly name: string;
  readonly description: string;
  readonly path: `/${string}`;
}

const ROLES = { ORG_ADMIN: 'admin', ORG_USER: 'user' } as const;

/** What of the product itself is worth opening on this machine; `/local` lists it below the stand-ins. */
export function localLinks({ API_DOCS }: Settings, { hasDemo }: { readonly hasDemo: boolean }): LocalLink[] {
  const accounts = demoAccounts.map(({ role, email, password }) => `${ROLES[role]} ${email}, password ${password}`);
  return [
    { name: 'Public site', description: 'The landing page, prices and policies.', path: '/' },
    {
      name: 'Application',
      description: hasDemo ? `The demo accounts: ${accounts.join('; ')}.` : 'The application of an organization.',
      path: paths.login,
    },
    ...(API_DOCS === 'on'
      ? [{ name: 'API description', description: 'Every call with its fields and errors.', path: '/api/docs' } as const]
      : []),
    { name: 'Interface parts', description: 'The design system, every part in every state.', path: '/local/ui' },
  ];
}
