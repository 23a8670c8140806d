export const FORM_STYLE = `
.order-columns { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 40px; align-items: start; }
.order-form { padding: 28px; border-radius: 12px; background: #fff; box-shadow: 0 4px 18px rgba(59, 36, 24, .08); }
.field { margin: 0 0 18px; padding: 0; border: 0; min-width: 0; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 0 20px; }
.field > label, legend { display: block; margin-bottom: 5px; padding: 0; color: #6d5a4c; font-size: 13px; font-weight: 700; }
.field input:not([type="radio"], [type="checkbox"], [type="range"], [type="color"]), select, textarea {
  width: 100%;
  padding: 11px 12px;
  border: 1px solid #e2d3c0;
  border-radius: 6px;
  background: #fffdf9;
  color: var(--crust);
  font: inherit;
}
input::placeholder, textarea::placeholder { color: #cbbfb1; opacity: 1; }
.field input:focus, select:focus, textarea:focus { border-color: var(--terracotta); outline: none; box-shadow: 0 0 0 3px rgba(200, 100, 59, .2); }
input[type="range"] { width: 100%; accent-color: var(--terracotta); }
.choice { display: block; margin-bottom: 6px; font-size: 15px; }
.choice input { accent-color: var(--terracotta); }
.required-note { margin: 0 0 14px; color: #b5a99c; font-size: 11px; }
.thanks { margin: 14px 0 0; color: #4d7a2f; font-weight: 700; }
.visit h2 { margin-top: 0; font-size: 1.3rem; }
.visit h2:not(:first-child) { margin-top: 32px; }
.map { display: block; width: 100%; height: auto; border-radius: 10px; }
.calendar { width: 100%; border: 1px solid #e2d3c0; border-radius: 10px; background: #fff; }

.media-grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 24px; }
.media { margin: 0; }
.media video, .media img { display: block; width: 100%; height: auto; border-radius: 10px; background: #2b1a11; }
.media figcaption { margin-top: 8px; color: var(--grey); font-size: 13px; }
audio { width: min(420px, 100%); }
.sounds { display: flex; flex-wrap: wrap; gap: 12px; }
.spinner-line { display: flex; gap: 10px; align-items: center; }
.spinner { width: 22px; height: 22px; border: 3px solid #ecd9c0; border-top-color: var(--terracotta); border-radius: 50%; animation: spin 1s linear infinite; }
@keyframes spin { to { transform: rotate(360deg); } }
@media (max-width: 800px) {
  .order-columns { grid-template-columns: minmax(0, 1fr); }
  .order-form { padding: 20px 16px; }
}
`;

/** For the page inside the frame, which shares nothing with the page around it. */
export const CALENDAR_STYLE = `
body { margin: 0; padding: 12px 16px; background: #fff; color: #33251c; font: 14px/1.5 Arial, sans-serif; }
h1 { margin: 0 0 8px; font-size: 16px; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 6px 0; border-bottom: 1px solid #eee2d2; color: #8b7d70; }
b { display: inline-block; min-width: 11em; color: #33251c; }
`;
