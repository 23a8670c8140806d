import { html } from '@evenway/stand-in-kit';
import { CLOCK_STEPS, type ClockStep } from '../clock/move-clock.ts';
import { readSwitches } from '../webhooks/switches.ts';
import type { Work } from '../work.ts';

/** One button per step; `whose` tells a screen reader what the buttons move. */
export function renderClockForm(steps: readonly ClockStep[], whose: string, customer?: string) {
  return html`<form method="post" action="/local/payments/clock">
    ${customer ? html`<input type="hidden" name="customer" value="${customer}">` : ''}
    <div class="actions" role="group" aria-label="${whose}">
      ${steps.map((step) => html`<button class="quiet" name="step" value="${step}">${CLOCK_STEPS[step]}</button>`)}
    </div>
  </form>`;
}

export function renderSwitchForm({ transaction }: Work) {
  const { delaySeconds, duplicate, reorder, drop } = readSwitches(transaction);
  return html`<form method="post" action="/local/payments/switches">
    <div class="inline">
      <div class="field">
        <label for="delay">Delay in seconds</label>
        <input id="delay" name="delaySeconds" type="number" min="0" max="600" required value="${delaySeconds}">
      </div>
      ${renderCheck('duplicate', 'Send each twice', duplicate)}
      ${renderCheck('reorder', 'Send in another order', reorder)}
      ${renderCheck('drop', 'Send none', drop)}
      <button>Save</button>
    </div>
  </form>`;
}

function renderCheck(name: string, label: string, isOn: boolean) {
  return html`<label class="check">
    <input type="checkbox" name="${name}" value="true" ${isOn ? 'checked' : ''}>
    <span>${label}</span>
  </label>`;
}
