/** As agencies write it: pixels, rems and ems side by side, elegant grays, and motion that nobody asked for. */
export const BASE_STYLE = `
:root {
  --cream: #fdf6ec;
  --crust: #3b2418;
  --terracotta: #c8643b;
  --berry: #8a2f45;
  --grey: #a3978a;
  --body-size: 15px;
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 80px; }
body {
  margin: 0;
  padding-top: 64px;
  background: var(--cream);
  color: var(--crust);
  font: 400 var(--body-size)/1.55 "Helvetica Neue", Helvetica, Arial, sans-serif;
}
h1, h2, h3, .brand-name { font-family: Georgia, "Times New Roman", serif; font-weight: 700; line-height: 1.15; }
h1 { margin: 0 0 .4em; font-size: calc(1.7rem + 1.6vw); letter-spacing: -.01em; }
h2 { margin: 2em 0 .6em; font-size: 1.6rem; }
h3 { margin: 0 0 .3em; font-size: 19px; }
a { color: var(--berry); }
img, video, canvas, iframe { max-width: 100%; }
.wrap { max-width: 1080px; margin: 0 auto; padding: 48px 20px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.site-header {
  position: fixed;
  z-index: 50;
  top: 0;
  left: 0;
  right: 0;
  height: 64px;
  display: flex;
  align-items: center;
  gap: 24px;
  padding: 0 20px;
  background: rgba(255, 252, 246, .96);
  box-shadow: 0 1px 8px rgba(59, 36, 24, .12);
}
.brand { display: flex; align-items: center; gap: 10px; color: var(--crust); text-decoration: none; white-space: nowrap; }
.brand-name { font-size: 1.15rem; }
.brand-name em { color: var(--terracotta); font-weight: 400; }
.main-nav { display: flex; gap: 22px; margin-left: auto; overflow-x: auto; }
.main-nav a {
  padding: 6px 0;
  border-bottom: 2px solid transparent;
  color: #6f5d50;
  font-size: 14px;
  letter-spacing: .04em;
  text-decoration: none;
  text-transform: uppercase;
}
.main-nav a:hover, .main-nav .here { border-color: var(--terracotta); color: var(--crust); }
.basket { color: var(--crust); font-size: .9em; text-decoration: none; white-space: nowrap; }
.basket-count {
  display: inline-block;
  min-width: 20px;
  padding: 0 5px;
  border-radius: 10px;
  background: var(--terracotta);
  color: #fff;
  font-size: 12px;
  line-height: 20px;
  text-align: center;
}

.sample-bar {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  justify-content: space-between;
  padding: 8px 20px;
  background: #0f172a;
  color: #f8fafc;
  font-size: .875rem;
}
.sample-bar p { margin: 0; overflow-wrap: anywhere; }
.sample-links { display: flex; flex-wrap: wrap; gap: 4px 20px; }
.sample-bar a { color: #bfdbfe; }

.ticker { overflow: hidden; background: var(--berry); color: #f6d9df; font-size: 13px; }
.ticker-text { width: max-content; margin: 0; padding: 6px 0; white-space: nowrap; animation: ticker 24s linear infinite; }
@keyframes ticker { from { transform: translateX(100vw); } to { transform: translateX(-100%); } }

.button {
  display: inline-block;
  padding: .8em 1.6em;
  border: 0;
  border-radius: 999px;
  background: var(--terracotta);
  color: #fff;
  font-family: inherit;
  font-size: 1rem;
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  transition: transform .2s, background .2s;
}
.button:hover { background: #ad5230; transform: translateY(-2px); }
.button.small { padding: .65em 1.2em; font-size: 14px; }
.button.ghost { border: 1px solid var(--terracotta); background: transparent; color: var(--terracotta); }

.icon { font: normal 1em/1 "Maple Icons", "Segoe UI Symbol", "Noto Sans Symbols2", "DejaVu Sans", sans-serif; }
.icon.big { font-size: 34px; color: var(--terracotta); }
.icon-basket::before { content: "\\25D2"; }
.icon-phone::before { content: "\\260E"; }
.icon-up::before { content: "\\2191"; }
.icon-star::before { content: "\\2605"; }
.icon-star-empty::before { content: "\\2606"; }
.icon-leaf::before { content: "\\2698"; }
.icon-clock::before { content: "\\25F7"; }
.icon-heart::before { content: "\\2665"; }

.site-footer { padding: 40px 20px 24px; background: #2b1a11; color: #d9c9b8; }
.footer-columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 32px; max-width: 1040px; margin: 0 auto; }
.footer-title { margin: 0 0 12px; color: #fff; font-size: 1.1rem; }
.site-footer a { color: #f0c9a4; }
.fine { font-size: 13px; color: #9c8b7b; }
.credits { max-width: 1040px; margin: 32px auto 0; color: #7d6c5e; font-size: 11px; }
.to-top {
  position: fixed;
  z-index: 40;
  left: 16px;
  bottom: 16px;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: rgba(59, 36, 24, .75);
  color: #fff;
  font-size: 20px;
  line-height: 40px;
  text-align: center;
  text-decoration: none;
}
@media (max-width: 640px) {
  .site-header { gap: 12px; padding: 0 12px; }
  .brand-name, .basket-label { display: none; }
  .main-nav { gap: 14px; margin-left: 0; }
  .main-nav a { font-size: 12px; }
  .wrap { padding: 32px 16px; }
}
`;
