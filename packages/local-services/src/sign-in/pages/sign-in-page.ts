import { html, renderLayout } from '@evenway/stand-in-kit';
import { PROVIDER_NAMES, PROVIDERS } from '../provider-name.ts';
import { READY_IDENTITIES } from '../ready-identities.ts';
import type { SignInClients } from '../sign-in-clients.ts';

export function renderSignInPage(clients: SignInClients | undefined): string {
  return renderLayout(
    'Sign-in',
    html`<p>
        Real OpenID Connect providers run on this machine in place of Google, Facebook and a company’s own. Choose one of them on
        the sign-in page of the product: instead of a password it asks who you are, each time again. The company’s is set up in the
        product first, under Settings, Single sign-on, with the three values below; any address of it belongs to someone there.
      </p>
      <h2>Providers</h2>
      ${clients ? renderIssuers(clients) : html`<p class="empty">They are not running.</p>`}
      <h2>Identities that are ready</h2>
      <ul class="services">
        ${READY_IDENTITIES.map(
          ({ givenName, familyName, email, description }) =>
            html`<li><strong>${givenName} ${familyName}</strong><span>${email}</span><span>${description}</span></li>`,
        )}
      </ul>
      <p>
        Any other can be typed there: its address, its names, its subject, and whether the provider says that the address is
        verified. Under “Unusual answers” the provider can be told to fail after the page.
      </p>`,
  );
}

function renderIssuers(clients: SignInClients) {
  return html`<ul class="services">
    ${PROVIDER_NAMES.map((name) => {
      const { issuer, clientId, clientSecret } = clients[name];
      return html`<li>
        <strong>${PROVIDERS[name]}</strong>
        <span>Issuer: ${issuer}</span>
        <span>Client: ${clientId}</span>
        ${name === 'company' ? html`<span>Client secret: ${clientSecret}</span>` : ''}
        <a href="${issuer}/.well-known/openid-configuration">What ${PROVIDERS[name]} can do, as data</a>
      </li>`;
    })}
  </ul>`;
}
