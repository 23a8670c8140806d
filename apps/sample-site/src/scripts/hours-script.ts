/** An element with an open shadow root, as most are, and with sizes that the page around it cannot reach. */
export const HOURS_SCRIPT = `
customElements.define('bakery-hours', class extends HTMLElement {
  connectedCallback() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('ul{margin:0;padding:0;list-style:none;font-size:14px;color:#bdaa97}li{padding:5px 0;border-bottom:1px dashed #5a4332}b{color:#f0c9a4;font-size:1rem}');
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const list = document.createElement('ul');
    for (const name of ['week', 'saturday', 'sunday']) {
      const [days, ...hours] = this.dataset[name].split(', ');
      const item = document.createElement('li');
      const label = document.createElement('b');
      label.textContent = days;
      item.append(label, ' ', hours.join(', '));
      list.append(item);
    }
    root.append(list);
  }
});
`;
