import { type Content, html } from '@evenway/stand-in-kit';
import { interactionPath } from '../interaction-path.ts';
import { PROVIDERS, type ProviderName } from '../provider-name.ts';
import { READY_IDENTITIES, type ReadyIdentity } from '../ready-identities.ts';
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

const VERIFIED_CHOICES = { yes: 'Yes', no: 'No', absent: 'It does not say' };
const FAULT_CHOICES = {
  none: 'Answer as usual',
  hang: 'Never answer when the product asks who signed in',
  error: 'Answer with error 500 when the product asks who signed in',
  stale: 'Say that the person signed in an hour ago',
};

function renderIdentityForm(
  action: string,
  form: URLSearchParams,
  { problem, hasGroups }: { problem: string | undefined; hasGroups: boolean },
) {
  const value = (name: string, otherwise = '') => form.get(name) ?? otherwise;
  const fault = value('fault', 'none');
  return html`${problem ? html`<p class="problem" role="alert" id="problem">${problem}</p>` : ''}
    <form class="typed" method="post" action="${action}" ${problem ? html`aria-describedby="problem"` : ''}>
      ${renderField('email', 'Email address', html`type="email" required value="${value('email')}"`)}
      ${renderField('givenName', 'Given name', html`value="${value('givenName')}"`)}
      ${renderField('familyName', 'Family name', html`value="${value('familyName')}"`)}
      ${renderChoices('verified', 'The provider says this address is verified', VERIFIED_CHOICES, value('verified', 'yes'))}
      ${renderField(
        'subject',
        'Subject (optional)',
        html`value="${value('subject')}" aria-describedby="subject-hint"`,
        html`<p class="hint" id="subject-hint">What the provider calls this person. Left empty, it follows from the address.</p>`,
      )}
      ${
        hasGroups
          ? renderField(
              'groups',
              'Groups (optional)',
              html`value="${value('groups')}" aria-describedby="groups-hint"`,
              html`<p class="hint" id="groups-hint">With commas in between. The product gets them as the claim “groups”.</p>`,
            )
          : ''
      }
      <details ${fault === 'none' ? '' : 'open'}>
        <summary>Unusual answers</summary>
        ${renderChoices('fault', 'After this page, the provider will', FAULT_CHOICES, fault)}
      </details>
      <button>Continue</button>
    </form>`;
}

function renderField(name: string, label: string, attributes: Content, hint: Content = '') {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" maxlength="255" autocomplete="off" ${attributes}>
    ${hint}
  </div>`;
}

function renderChoices(name: string, legend: string, choices: Record<string, string>, chosen: string) {
  return html`<fieldset>
    <legend>${legend}</legend>
    ${Object.entries(choices).map(
      ([value, label]) => html`<label class="choice">
        <input type="radio" name="${name}" value="${value}" ${value === chosen ? 'checked' : ''}>
        <span>${label}</span>
      </label>`,
    )}
  </fieldset>`;
}
