import type { FindAccount } from 'oidc-provider';
import { toClaims } from './identity.ts';
import type { Fault, LoginStore } from './login-store.ts';

export function findAccount(logins: LoginStore): FindAccount {
  return async (ctx, accountId, token) => {
    const login = logins.find(token?.grantId);
    if (login && ctx.oidc.route === 'token') await play(login.fault);
    return { accountId, claims: () => (login ? toClaims(login) : { sub: accountId }) };
  };
}

/** Here and not in front of the endpoint, because only the code identifies the login. */
async function play(fault: Fault): Promise<void> {
  if (fault === 'hang') await new Promise(() => undefined);
  if (fault === 'error') throw new Error('This login was asked to fail.');
}
