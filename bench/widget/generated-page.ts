/** Elements the page has when its script has run. */
export const ELEMENTS = 5_000;
const ROOTS = 40;

/** A page with text of every kind, repeated. Its script adds what a strict policy forbids in HTML. */
export function generatedPage(head: string, foot: string): string {
  const sections = Array.from({ length: Math.floor((ELEMENTS - 4 * ROOTS) / SECTION.elements) }, () => SECTION.html);
  const hosts = '<x-root></x-root>'.repeat(ROOTS);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A generated page</title>${head}<link rel="stylesheet" href="/generated.css"></head><body><header class="bar">A bar that stays</header><main>${sections.join('')}${hosts}</main><div class="corner">A corner that stays</div><script src="/generated.js"></script>${foot}</body></html>`;
}

const SECTION = {
  elements: 22,
  html: `<section><h2>A heading of rem</h2><p class="px">Sixteen pixels of <b>text</b> that <i>goes on</i> for a while.</p>
<p class="rem">One rem of text with a <a href="#here">link in it</a>.</p><p class="em">Text of em <span class="em">in em</span>.</p>
<p>Inherited text, as on most pages, <em>with stress</em>.</p><div>Text in a div<div>and in a div in it</div></div>
<ul><li>One thing</li><li><a href="#there">Another thing</a></li></ul><img src="/dot.png" alt="A dot" width="32" height="16">
<p class="inline">Pixels of its own.</p><div class="card"><div><span class="px">A card</span></div></div></section>`,
};

export const GENERATED_CSS = `
html { font-size: 100% } body { margin: 60px 20px; font-family: sans-serif; color: #444; background: #fff }
h2 { font-size: 1.5rem } .px { font-size: 16px; line-height: 24px } .rem { font-size: 1rem } .em { font-size: 1.1em }
section { border-bottom: 1px solid #ccc; padding: 8px } .card { background: #eef; color: #666; padding: 4px }
.bar, .corner { position: fixed; background: #fff } .bar { top: 0; left: 0 } .corner { bottom: 0; left: 0 }`;

/** Inline sizes and shadow roots, and the floors: the same changes by style rules that were there before. */
export const GENERATED_JS = `
for (const p of document.querySelectorAll('.inline')) p.style.fontSize = '15px';
const sheet = new CSSStyleSheet();
sheet.replaceSync('p { font-size: 14px } small { font-size: 0.9rem }');
for (const host of document.querySelectorAll('x-root')) {
  const root = host.attachShadow({ mode: 'open' });
  const parts = [['p', 'Text in a shadow root'], ['small', 'Small text in it'], ['div', 'A div in it']];
  root.append(...parts.map(([name, text]) => Object.assign(document.createElement(name), { textContent: text })));
  root.adoptedStyleSheets = [sheet];
}
const floors = {
  textSize: 'html { font-size: 110% } .px { font-size: 17.6px; line-height: 26.4px } .inline { font-size: 16.5px !important }',
  letterSpacing: 'body * { letter-spacing: 0.05em; word-spacing: 0.07em }',
  lineHeight: 'body * { line-height: 1.6 }',
  contrast: 'body * { color: #000; background-color: #fff; border-color: #000 }',
};
const sheets = Object.fromEntries(Object.entries(floors).map(([name, text]) => {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return [name, made];
}));
window.switchFloor = (name, isOn) => {
  document.adoptedStyleSheets = isOn ? [sheets[name]] : [];
};`;
