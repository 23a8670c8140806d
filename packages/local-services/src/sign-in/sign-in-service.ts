import { type LocalService, type LocalServiceAddresses, sendPage } from '@evenway/stand-in-kit';
import { renderSignInPage } from './pages/sign-in-page.ts';
import type { SignInClients } from './sign-in-clients.ts';
import { type SignInProvider, startSignInProvider } from './sign-in-provider.ts';

export interface SignInAddresses extends LocalServiceAddresses {
  signIn: SignInClients;
}

export function createSignInService(file: string, { apiUrl }: { apiUrl: string }): LocalService {
  let provider: SignInProvider | undefined;
  return {
    name: 'Sign-in',
    description:
      'Stands in for Google, Facebook and a company: you choose who you are, and what the provider says of you.',
    path: '/local/sign-in',
    plugin: async (app) => {
      app.get('/local/sign-in', async (_request, reply) => sendPage(reply, renderSignInPage(provider?.clients)));
    },
    start: async (): Promise<SignInAddresses> => {
      provider = await startSignInProvider({ file, apiUrl });
      return { signIn: provider.clients };
    },
    stop: async () => provider?.stop(),
  };
}
