import { FORM_STYLE } from '@evenway/stand-in-kit';

export const PROVIDER_STYLE = `${FORM_STYLE}
main { max-width: 34rem; }
form { margin: 0; }
button, input:not([type="radio"]) { width: 100%; }
button.quiet { margin-top: 0.75rem; background: transparent; color: var(--link); }
.identities { margin: 0.75rem 0; padding: 0; list-style: none; display: grid; gap: 0.75rem; }
button.identity {
  display: grid;
  gap: 0.125rem;
  border-color: var(--quiet);
  background: var(--card);
  color: var(--ink);
  font-weight: 400;
  text-align: start;
  overflow-wrap: anywhere;
}
button.identity:hover { border-color: var(--link); }
button.identity span { color: var(--quiet); }
.typed, .field { display: grid; gap: 1rem; }
.field { gap: 0.25rem; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; }
.choice { display: flex; gap: 0.625rem; align-items: baseline; min-height: 2rem; padding: 0.25rem 0; }
summary { padding: 0.375rem 0; cursor: pointer; }
`;
