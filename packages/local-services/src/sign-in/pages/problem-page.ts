import { html } from '@evenway/stand-in-kit';
import type { ErrorOut } from 'oidc-provider';
import { PROVIDERS, type ProviderName } from '../provider-name.ts';
import { renderProviderLayout } from './provider-layout.ts';

/** For what cannot be reported to the product, such as a foreign redirect address. */
export function renderProblem(provider: ProviderName, { error, error_description: description }: ErrorOut): string {
  return renderProviderLayout(
    provider,
    'The request was refused',
    html`<h1>The request was refused</h1>
      <p>The local test service for ${PROVIDERS[provider]} does not accept what it was asked.</p>
      <dl>
        <dt>Error</dt><dd>${error}</dd>
        ${description ? html`<dt>Reason</dt><dd>${description}</dd>` : ''}
      </dl>`,
  );
}

export function renderEnded(provider: ProviderName): string {
  return renderProviderLayout(
    provider,
    'This sign-in has ended',
    html`<h1>This sign-in has ended</h1>
      <p>It was finished, or too much time has passed. Go back to the product and start again.</p>`,
  );
}
