import { html } from '@evenway/stand-in-kit';
import { TEST_CARDS } from '../billing/cards/cards.ts';
import type { CardProblem } from './read-card.ts';

export type TypedFields = Readonly<Record<string, string>>;

export function renderCardFields(typed: TypedFields, problem: CardProblem | undefined) {
  return html`${renderField('number', 'Card number', 'cc-number', typed, problem)}
    <div class="row">
      ${renderField('expiry', 'Expiry date (MM / YY)', 'cc-exp', typed, problem)}
      ${renderField('cvc', 'Security code (CVC)', 'cc-csc', typed, problem)}
    </div>`;
}

export function renderField(
  name: string,
  label: string,
  autocomplete: string,
  typed: TypedFields,
  problem?: CardProblem,
) {
  const isWrong = problem?.field === name;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" maxlength="255" required value="${typed[name] ?? ''}" autocomplete="${autocomplete}"
      ${name === 'email' ? html`type="email"` : ''} ${/^(number|expiry|cvc)$/.test(name) ? html`inputmode="numeric"` : ''}
      ${isWrong ? html`aria-invalid="true" aria-describedby="problem" autofocus` : ''}>
  </div>`;
}

/** Before the form, and announced when the page comes back with it. */
export function renderProblem(problem: CardProblem | undefined) {
  return problem ? html`<p role="alert" class="problem" id="problem">${problem.message}</p>` : '';
}

export function renderTestCards() {
  return html`<section aria-labelledby="test-cards">
    <h2 id="test-cards">Test cards</h2>
    <p class="hint">No other card is known here. Any date in the future and any three digits go with them.</p>
    <dl>
      ${TEST_CARDS.map(({ number, description }) => html`<dt>${group(number)}</dt><dd>${description}</dd>`)}
    </dl>
  </section>`;
}

function group(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
