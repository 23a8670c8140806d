import { FORM_STYLE } from '@evenway/stand-in-kit';

export const PAYMENTS_STYLE = `${FORM_STYLE}
form { margin: 0; display: grid; gap: 1rem; }
button.quiet { background: transparent; color: var(--link); }
.narrow { max-width: 34rem; }
.field { display: grid; gap: 0.25rem; }
.row { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); }
.actions, .inline { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.check { display: flex; gap: 0.625rem; align-items: baseline; min-height: 2rem; }
.card {
  display: grid;
  gap: 0.5rem;
  margin: 0.75rem 0;
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: 0.625rem;
  background: var(--card);
  overflow-wrap: anywhere;
}
.card h3, .card p { margin: 0; }
.cards { margin: 0; padding: 0; list-style: none; }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; }
table { width: 100%; border-collapse: collapse; overflow-wrap: normal; }
caption { text-align: start; color: var(--quiet); }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
.amount { text-align: end; }
`;
