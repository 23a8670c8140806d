/** A string rather than a file, because the server is bundled into one file. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #f6f7f9;
  --card: #ffffff;
  --ink: #16202e;
  --quiet: #445063;
  --line: #d5dae2;
  --link: #0b4a8f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #10151d;
    --card: #18202b;
    --ink: #f0f3f7;
    --quiet: #b9c3d1;
    --line: #344050;
    --link: #9cc8ff;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--page);
  color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif;
}
header { border-bottom: 1px solid var(--line); background: var(--card); }
nav, main { max-width: 52rem; margin: 0 auto; padding: 1rem 1.25rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
main { padding-bottom: 4rem; }
h1 { margin: 1rem 0; font-size: 1.75rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.125rem; }
a { color: var(--link); text-underline-offset: 0.2em; }
a:focus-visible, iframe:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px; }
.mails, .services { margin: 1.5rem 0; padding: 0; list-style: none; display: grid; gap: 0.75rem; }
.mails li, .services li {
  display: grid;
  gap: 0.125rem;
  padding: 0.875rem 1rem;
  border: 1px solid var(--line);
  border-radius: 0.625rem;
  background: var(--card);
  overflow-wrap: anywhere;
}
.mails a, .services a { font-weight: 600; justify-self: start; }
.mails span, .services span, time, dt { color: var(--quiet); }
.empty { padding: 2rem 1rem; border: 1px dashed var(--line); border-radius: 0.625rem; text-align: center; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1rem 0; overflow-wrap: anywhere; }
dd { margin: 0; }
pre, iframe { width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 0.625rem; }
pre { padding: 1rem; background: var(--card); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { height: 30rem; background: #ffffff; color-scheme: light; }
`;

/** The same with form controls, for the stand-ins that have some. */
export const FORM_STYLE = `${STYLE}
button, select, input:not([type="radio"], [type="checkbox"]) {
  min-height: 2.75rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid var(--quiet);
  border-radius: 0.5rem;
  background: var(--card);
  color: var(--ink);
  font: inherit;
}
button { border-color: var(--link); background: var(--link); color: var(--card); font-weight: 600; cursor: pointer; }
button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible {
  outline: 3px solid var(--link);
  outline-offset: 3px;
}
.hint { margin: 0; color: var(--quiet); }
.problem { padding: 0.75rem 1rem; border: 2px solid currentColor; border-radius: 0.5rem; font-weight: 600; }
`;
