import { html } from '@evenway/stand-in-kit';
import { interactionPath } from '../interaction-path.ts';
import { PROVIDERS, type ProviderName } from '../provider-name.ts';
import { READY_IDENTITIES, type ReadyIdentity } from '../ready-identities.ts';
import { renderIdentityForm } from './identity-form.ts';
import { renderProviderLayout } from './provider-layout.ts';

interface InteractionPage {
  provider: ProviderName;
  uid: string;
  /** What was typed, if it comes back with a problem. */
  form?: URLSearchParams;
  problem?: string;
}

export function renderInteraction({ provider, uid, form = new URLSearchParams(), problem }: InteractionPage): string {
  const heading = `Continue with ${PROVIDERS[provider]} (local test service)`;
  const action = interactionPath(provider, uid);
  return renderProviderLayout(
    provider,
    problem ? `Error: ${heading}` : heading,
    html`<h1>${heading}</h1>
      <p>This page stands in for ${PROVIDERS[provider]} on this machine. The product is told what you choose here.</p>
      <h2>Choose an identity</h2>
      <ul class="identities">
        ${READY_IDENTITIES.map((identity) => renderReadyIdentity(action, identity))}
      </ul>
      <h2>Or type one</h2>
      ${renderIdentityForm(action, form, { problem, hasGroups: provider === 'company' })}
      <form method="post" action="${action}/cancel">
        <button class="quiet">Cancel</button>
      </form>`,
  );
}

function renderReadyIdentity(action: string, { email, givenName, familyName, verified, description }: ReadyIdentity) {
  return html`<li>
    <form method="post" action="${action}">
      <input type="hidden" name="email" value="${email}">
      <input type="hidden" name="givenName" value="${givenName}">
      <input type="hidden" name="familyName" value="${familyName}">
      <input type="hidden" name="verified" value="${verified}">
      <button class="identity">
        <strong>${givenName} ${familyName}</strong>
        <span>${email}</span>
        <span>${description}</span>
      </button>
    </form>
  </li>`;
}
