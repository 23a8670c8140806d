export const READING_STYLE = `
.article { max-width: 680px; margin: 0 auto; padding: 56px 20px 80px; font-size: 1.0625rem; line-height: 1.65; }
.byline { margin: 0 0 14px; color: #b0a498; font-size: 12px; letter-spacing: .08em; text-transform: uppercase; }
.opening { color: #5d4a3d; font: italic 1.25em/1.5 Georgia, serif; }
.opening::first-letter { float: left; padding: 4px 10px 0 0; color: var(--terracotta); font-size: 3.2em; line-height: .8; }
.contents { margin: 28px 0; padding: 4px 0 4px 4px; border-left: 3px solid #ecdcc6; font-size: 14px; }
.contents ol { margin: 0; }
.figure { margin: 36px 0; }
.figure.wide { margin-inline: max(-60px, (100vw - 100%) / -2 + 20px); }
.figure img { display: block; width: 100%; height: auto; border-radius: 8px; }
.figure figcaption { margin-top: 8px; color: var(--grey); font-size: 13px; text-align: center; }
.pull-quote { margin: 40px 0; padding: 28px 0; border-block: 1px solid #e5d3bb; text-align: center; }
.pull-quote p { margin: 0; color: var(--terracotta); font: italic 2em/1.25 Georgia, serif; }
.table-wrap { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
caption { padding-bottom: 10px; color: var(--grey); font-size: 13px; text-align: left; }
th, td { padding: 10px 12px; border-bottom: 1px solid #ecdcc6; text-align: left; }
thead th { background: #f6ead9; font-size: 13px; letter-spacing: .04em; }
tbody th { font-weight: 400; }
tbody tr:nth-child(even) { background: #fffaf3; }
.code { overflow-x: auto; padding: 18px 20px; border-radius: 8px; background: #2b1a11; color: #f6e2c8; font: 13.5px/1.6 Consolas, Menlo, monospace; }
code { font-family: Consolas, Menlo, monospace; }
kbd { padding: 2px 7px; border: 1px solid #d3c2ac; border-bottom-width: 3px; border-radius: 5px; background: #fff; font: 13px Consolas, Menlo, monospace; }

.views { display: flex; flex-wrap: wrap; gap: 8px; }
.view-link { padding: 10px 18px; border: 1px solid #e0cbb0; border-radius: 8px 8px 0 0; background: #fff; color: #8f7b6a; font-size: 15px; text-decoration: none; }
.view-link.here { background: var(--terracotta); color: #fff; }
.view { min-height: 150px; padding: 26px 28px; border: 1px solid #e0cbb0; background: #fff; }
.view h3 { margin-top: 0; font-size: 1.4em; }
.guestbook { display: grid; gap: 14px; margin: 0; padding: 0; list-style: none; }
.entry { padding: 16px 20px; border-radius: 10px; background: #fff; animation: arrive .5s ease-out; }
.entry p { margin: 0 0 4px; }
.entry small { color: var(--grey); font-size: 12px; }
@keyframes arrive { from { opacity: 0; transform: translateY(20px); } }
`;
