import { FORM_STYLE } from '@evenway/stand-in-kit';

/** The theme requested by the page around it overrides the device's. */
export const BOOKING_STYLE = `${FORM_STYLE}
:root[data-theme="light"] {
  color-scheme: light;
  --page: #ffffff; --card: #ffffff; --ink: #16202e; --quiet: #445063; --line: #d5dae2; --link: #0b4a8f;
}
:root[data-theme="dark"] {
  color-scheme: dark;
  --page: #131a2e; --card: #18202b; --ink: #f0f3f7; --quiet: #b9c3d1; --line: #344050; --link: #9cc8ff;
}
main { max-width: 34rem; padding: 0.25rem 1rem 1.5rem; }
/* The page around it has its own margins; what is left keeps focus rings whole. */
[data-embedded] main { max-width: none; padding: 0.25rem 0.375rem 1rem; }
h1 { margin: 0.5rem 0; font-size: 1.375rem; }
.hint { margin: 0 0 1rem; }
form { display: grid; gap: 1.25rem; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0 0 0.375rem; font-weight: 600; }
.times { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr)); gap: 0.5rem; }
.times label {
  display: flex;
  gap: 0.5rem;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--quiet);
  border-radius: 0.5rem;
  background: var(--card);
  cursor: pointer;
  font-variant-numeric: tabular-nums;
}
.times label:has(:checked) { border-color: var(--link); box-shadow: inset 0 0 0 1px var(--link); }
.times label:has(:focus-visible) { outline: 3px solid var(--link); outline-offset: 2px; }
.times input { accent-color: var(--link); outline: none; }
.field { display: grid; gap: 0.25rem; }
button, .field input { width: 100%; }
.problem { margin: 0 0 1rem; }
`;
